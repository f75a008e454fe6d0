import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

// Postgres refuses to run as root: there it runs as the user that owns nothing.
const nobody = 65_534
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

const binFolder = (): string | undefined => {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin')
  return [...packaged, ...onPath].find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')))
}

const run = (command: string, args: string[]) => {
  const { status, stderr } = spawnSync(command, args, {
    ...identity,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

export type TestPostgres = { url: string; stop: () => void }

/** Starts an empty Postgres of the machine's own on a socket in a temporary folder, or nothing when there is none. */
export const startPostgres = (): TestPostgres | undefined => {
  const bin = binFolder()
  if (!bin) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'pg-'))
  if (identity.uid) chownSync(dir, identity.uid, identity.gid)
  const data = join(dir, 'data')
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args])

  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  control('-o', `-k ${dir} -c listen_addresses=''`, '-l', join(dirname(data), 'log'), 'start')
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`,
    stop: () => {
      control('-m', 'immediate', 'stop')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
