import { spawnSync } from 'node:child_process'

const isThere = (program: string, ask: string) => spawnSync(program, [ask]).error === undefined

/** Makes sure that a program is there, installing Debian's `debianPackage` where this may be done. Throws one sentence. */
export const need = (program: string, debianPackage: string, ask = 'version'): void => {
  if (isThere(program, ask)) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { env })
  }
  if (!isThere(program, ask))
    throw new Error(`${program} was not found and could not be installed: install the package ${debianPackage}.`)
}
