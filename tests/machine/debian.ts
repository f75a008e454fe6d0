import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(import.meta.url)

// Tests of several processes may miss something at the same moment, and apt-get ends at once where another is at work.
const aptGet = (...args: string[]) =>
  spawnSync('flock', [here, 'apt-get', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian's packages where this process may do that, one such call after another. True when that ended well. */
export const installDebians = (...packages: string[]): boolean => {
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages)
  // The lists of packages are fetched where they are missing or old, and not for each program anew.
  return process.getuid?.() === 0 && (install() || (aptGet('update') && install()))
}
