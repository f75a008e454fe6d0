import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const none =
  'No Postgres was found: start with npm test, or install the package postgresql, so that initdb and pg_ctl are on the PATH.'

const found = (): string | undefined => {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin')
  return [...packaged, ...onPath].find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')))
}

/** Folder with Postgres' programs. Throws one sentence if there is none. */
export const postgresFolder = (): string => {
  const ready = found()
  if (!ready) throw new Error(none)
  return ready
}

// Postgres refuses to run as root, so it runs as nobody.
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
  /** All log lines about this database so far. */
  log: () => string
  stop: () => void
  /** Cuts every connection and stops, like a restarting machine; the data stays. */
  halt: () => Promise<void>
  resume: () => Promise<void>
}

/** Timeout of a `beforeAll` that starts Postgres on a busy machine. */
export const postgresTimeout = 300_000

type Cluster = { bin: string; dir: string }

const dataOf = ({ dir }: Cluster) => join(dir, 'data')
const logOf = ({ dir }: Cluster) => join(dir, 'log')

// Each log line starts with its database's name, because test files share a log.
const starting = (cluster: Cluster) => [
  '-o',
  `-k ${cluster.dir} -c listen_addresses='' -c log_line_prefix='%d '`,
  '-l',
  logOf(cluster),
  'start',
]

const control = (cluster: Cluster, ...args: string[]) =>
  run(join(cluster.bin, 'pg_ctl'), ['-D', dataOf(cluster), '-w', ...args])

const controlBeside = async (cluster: Cluster, ...args: string[]) => {
  const child = spawn(join(cluster.bin, 'pg_ctl'), ['-D', dataOf(cluster), '-w', ...args], {
    ...identity,
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`pg_ctl ${args.at(-1)} failed with ${code}`)
}

const startCluster = (dir: string): Cluster => {
  const cluster = { bin: postgresFolder(), dir }
  if (identity.uid) chownSync(dir, identity.uid, identity.gid)
  run(join(cluster.bin, 'initdb'), ['-D', dataOf(cluster), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  control(cluster, ...starting(cluster))
  return cluster
}

const stopCluster = (cluster: Cluster) => {
  control(cluster, '-m', 'immediate', 'stop')
  rmSync(cluster.dir, { recursive: true, force: true })
}

/** Environment variable with the folder of the shared Postgres (see `one-postgres.ts`). */
export const sharedFolder = 'TEST_POSTGRES_DIR'

const started = (dir: string) => join(dir, 'started')

/** Starts the shared Postgres unless another test file has. Later workers wait for the first. */
const shareCluster = (dir: string): Cluster => {
  if (claims(join(dir, 'claimed'))) {
    const cluster = startCluster(dir)
    writeFileSync(started(dir), '')
    return cluster
  }
  const deadline = Date.now() + postgresTimeout
  while (!existsSync(started(dir))) {
    if (Date.now() > deadline)
      throw new Error('The Postgres of this run did not start: see the first file that needs it.')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
  return { bin: postgresFolder(), dir }
}

const claims = (folder: string): boolean => {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** Stops the shared Postgres, if it was started. */
export const stopShared = (dir: string): void => {
  if (existsSync(started(dir))) stopCluster({ bin: postgresFolder(), dir })
  else rmSync(dir, { recursive: true, force: true })
}

/**
 * An empty database in the shared Postgres or, outside of a test run, in a new one. Fails if there is no Postgres;
 * never skips.
 */
export const startPostgres = (): TestPostgres => {
  const shared = process.env[sharedFolder]
  const cluster = shared ? shareCluster(shared) : startCluster(mkdtempSync(join(tmpdir(), 'pg-')))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  run(join(cluster.bin, 'createdb'), ['-h', cluster.dir, '-U', 'postgres', name])
  const isOwn = (line: string) => line.startsWith(`${name} `)
  return {
    url: `postgres://postgres@localhost/${name}?host=${encodeURIComponent(cluster.dir)}`,
    log: () => readFileSync(logOf(cluster), 'utf8').split('\n').filter(isOwn).join('\n'),
    halt: () => controlBeside(cluster, '-m', 'immediate', 'stop'),
    resume: () => controlBeside(cluster, ...starting(cluster)),
    stop: () => {
      if (!shared) stopCluster(cluster)
    },
  }
}
