import { spawnSync } from 'node:child_process'

// Waits for another apt-get.
const aptGet = (...args: string[]) =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian packages as root. True on success. */
export const installDebians = (packages: string[]): boolean => {
  const install = () => aptGet('install', '--yes', '--no-install-recommends', ...packages)
  // Updates the package lists if they are missing or old.
  return install() || (aptGet('update') && install())
}
