import { spawnSync } from 'node:child_process'

// Another apt-get may be at work.
const aptGet = (...args: string[]) =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs packages of Debian as root. True when that ended well. */
export const installDebians = (packages: string[]): boolean => {
  const install = () => aptGet('install', '--yes', '--no-install-recommends', ...packages)
  // The lists of packages are fetched where they are missing or old.
  return install() || (aptGet('update') && install())
}
