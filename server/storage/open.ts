import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { errorCode, StartError } from '../process/start-error.ts'
import { migrate } from './migrations.ts'
import { isAway, isUntrusted, postgresDialect, waitForTurn } from './postgres.ts'
import { guardFile, isBusy, openDatabase, readNamed, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Storage = {
  db: Kysely<Tables>
  engine: 'sqlite' | 'postgres'
  /**
   * Runs `work` in one transaction, one at a time in all servers of the database; resolves once it is on disk. Retries the
   * whole of `work` while another process locks the database or Postgres restarts, so `work` must be repeatable.
   */
  write: <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>
  /** True for an error that `write` retries. */
  isTemporary: (error: unknown) => boolean
  /** Writes a row and reads it over a new connection. Throws if the database cannot store anything. */
  check: () => Promise<void>
  /**
   * Checks the whole SQLite file for damage. After damage, `write` fails until a later check succeeds. Takes 0.1 s for
   * 100,000 leads. Does nothing for Postgres.
   */
  verify: () => Promise<void>
  close: () => Promise<void>
}

export type StorageSettings = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Milliseconds without an answer after which a Postgres connection is closed; 0 is no limit. */
  silentMs?: number | undefined
}

// Without a limit, requests would wait 15 minutes (TCP's timeout) for a machine that has vanished. Longer than the
// outbox's pause, so that its idle connection survives.
const usualSilentMs = 7_000
const lockedMs = 10_000
const awayMs = 8_000

/** SQLite file, used without DATABASE_URL. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'leads.db')

/** Creates the data folder. Throws `StartError` if it is not writable. */
export const prepareDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${errorCode(error) ?? 'unknown'}): give this user the right to write there, or set DATA_DIR to another folder.`,
    )
  }
}

/** Retries `work` while its error is temporary, for at most `ms` of the monotonic clock. */
const retryWhile = async <Result>(
  isTemporary: (error: unknown) => boolean,
  ms: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const end = performance.now() + ms
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error) || performance.now() + pause > end) throw error
      await sleep(pause)
    }
  }
}

const probe = async ({ write }: Pick<Storage, 'write'>, at: string) => {
  await write((trx) =>
    trx
      .insertInto('write_probe')
      .values({ name: 'server', at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute(),
  )
}

const openSqlite = async (dataDir: string): Promise<Storage> => {
  prepareDataDir(dataDir)
  const name = databaseFile(dataDir)
  try {
    const file = openDatabase(name)
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
    await retryWhile(isBusy, lockedMs, () => migrate(db))
    // SQLite's own waiting blocks the process; from here on `write` retries instead.
    file.exec('PRAGMA busy_timeout = 0')
    const guard = guardFile(name)
    const write: Storage['write'] = async (work) => {
      guard.check()
      const result = await retryWhile(isBusy, lockedMs, () => db.transaction().execute(work))
      guard.check()
      return result
    }
    const check = async () => {
      const at = new Date().toISOString()
      await probe({ write }, at)
      const found = readNamed(name, (reader) => reader.prepare('SELECT at FROM write_probe').get()?.at)
      if (!(typeof found === 'string' && found >= at)) throw new Error(`${name} does not hold what was written`)
    }
    const verify = async () => guard.verify()
    return { db, engine: 'sqlite', write, isTemporary: isBusy, check, verify, close: () => db.destroy() }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The database ${name} cannot be opened (${why}): restore it from a backup (npm run leads -- restore FILE), or set DATA_DIR to another folder.`,
    )
  }
}

const openPostgres = async (databaseUrl: string, silentMs: number): Promise<Storage> => {
  try {
    // No time limit: a migration of a large table, or of another server at the same time, may take long.
    const patient = new Kysely<Tables>({ dialect: await postgresDialect(databaseUrl, 0) })
    await migrate(patient).finally(() => patient.destroy())
    const db = new Kysely<Tables>({ dialect: await postgresDialect(databaseUrl, silentMs) })
    const write: Storage['write'] = (work) =>
      retryWhile(isAway, awayMs, () =>
        db.transaction().execute(async (trx) => {
          await waitForTurn(trx)
          return work(trx)
        }),
      )
    const check = () => probe({ write }, new Date().toISOString())
    const verify = async () => undefined
    return { db, engine: 'postgres', write, isTemporary: isAway, check, verify, close: () => db.destroy() }
  } catch (error) {
    const hint = isUntrusted(error)
      ? 'add sslrootcert=/path/to/ca.pem to the address, the certificate of the authority that the database uses'
      : errorCode(error) === '3D000'
        ? 'its server has no database of that name: create it, or check the address'
        : 'start it, or check the address and the password'
    throw new StartError(`The database of DATABASE_URL cannot be used (${errorCode(error) ?? 'no answer'}): ${hint}.`)
  }
}

/** Opens the database and migrates it. */
export const openStorage = ({ dataDir, databaseUrl, silentMs = usualSilentMs }: StorageSettings): Promise<Storage> =>
  databaseUrl ? openPostgres(databaseUrl, silentMs) : openSqlite(dataDir)
