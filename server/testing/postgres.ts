import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installDebians } from '../../tests/machine/debian.ts'

const none =
  'No Postgres was found and none could be installed: install the package postgresql, so that initdb and pg_ctl are on the PATH.'

const found = (): string | undefined => {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin')
  return [...packaged, ...onPath].find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')))
}

/** The folder with Postgres' programs, installing them when the machine has none. Throws one sentence when that fails. */
export const postgresFolder = (): string => {
  const ready = found() ?? (installDebians('postgresql') ? found() : undefined)
  if (!ready) throw new Error(none)
  return ready
}

// Postgres refuses to run as root: there it runs as the user that owns nothing.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: nobody, gid: nobody } : {}

const run = (command: string, args: string[]) => {
  const { status, stderr } = spawnSync(command, args, {
    ...identity,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}

export type TestPostgres = {
  url: string
  /** What it has written into its log so far. */
  log: () => string
  stop: () => void
  /** Cuts every connection and ends, as a machine does that is started again; the data stays. */
  halt: () => Promise<void>
  resume: () => Promise<void>
}

/** How long a `beforeAll` waits that starts a Postgres: it may have to be installed first. */
export const postgresTimeout = 300_000

/** Starts an empty Postgres on a socket in a temporary folder. No test is passed over for the lack of one. */
export const startPostgres = (): TestPostgres => {
  const bin = postgresFolder()
  const dir = mkdtempSync(join(tmpdir(), 'pg-'))
  if (identity.uid) chownSync(dir, identity.uid, identity.gid)
  const data = join(dir, 'data')
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args])

  const log = join(dirname(data), 'log')
  const starting = ['-o', `-k ${dir} -c listen_addresses=''`, '-l', log, 'start']

  const controlBeside = async (...args: string[]) => {
    const child = spawn(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...identity, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`pg_ctl ${args.at(-1)} failed with ${code}`)
  }

  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  control(...starting)
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`,
    log: () => readFileSync(log, 'utf8'),
    halt: () => controlBeside('-m', 'immediate', 'stop'),
    resume: () => controlBeside(...starting),
    stop: () => {
      control('-m', 'immediate', 'stop')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
