import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { errorCode, StartError } from '../process/start-error.ts'
import { migrate } from './migrations.ts'
import { isAway, isUntrusted, postgresDialect } from './postgres.ts'
import { retryWhile } from './retry-while.ts'
import { guardFile, isBusy, openDatabase, readNamed, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Storage = {
  db: Kysely<Tables>
  engine: 'sqlite' | 'postgres'
  /**
   * Does `work` in one transaction, and resolves once it is on disk. While another process holds the database, or Postgres
   * is being started again, it waits and does all of `work` anew: that must come to the same.
   */
  write: <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) => Promise<Result>
  /** Whether the error is one of those that `write` waited for in vain. */
  isTemporary: (error: unknown) => boolean
  /** Writes a row and reads it as anybody else would: throws when nothing can be kept at the moment. */
  check: () => Promise<void>
  /**
   * Reads all of the file as anybody else would: throws when it is damaged, and then nothing is written until it is whole.
   * It takes a tenth of a second for 100,000 requests. Postgres looks after its own files.
   */
  verify: () => Promise<void>
  close: () => Promise<void>
}

export type StorageSettings = {
  dataDir: string
  databaseUrl?: string | undefined
  /** How long a Postgres may be silent while it is asked something; 0 is as long as it takes. */
  silentMs?: number | undefined
}

// A machine that is gone without a word would be waited for by every request and every letter, for as long as the network
// hopes: 15 minutes. Longer than the outbox pauses, so that its connection lives on.
const usualSilentMs = 7_000
const lockedMs = 10_000
const awayMs = 8_000

/** The file that holds everything when no Postgres is named. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'leads.db')

/** Makes the data folder if need be, and a `StartError` when it cannot be written. */
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
    // SQLite's own way to wait stops the whole process, every page with it: from here on `write` waits.
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
    // A large table takes its time, and so does another server that is just doing the same.
    const patient = new Kysely<Tables>({ dialect: await postgresDialect(databaseUrl, 0) })
    await migrate(patient).finally(() => patient.destroy())
    const db = new Kysely<Tables>({ dialect: await postgresDialect(databaseUrl, silentMs) })
    const write: Storage['write'] = (work) => retryWhile(isAway, awayMs, () => db.transaction().execute(work))
    const check = () => probe({ write }, new Date().toISOString())
    const verify = async () => undefined
    return { db, engine: 'postgres', write, isTemporary: isAway, check, verify, close: () => db.destroy() }
  } catch (error) {
    const hint = isUntrusted(error)
      ? 'add sslrootcert=/path/to/ca.pem to the address, the certificate of the authority that the database uses'
      : 'start it, or check the address and the password'
    throw new StartError(`The database of DATABASE_URL cannot be used (${errorCode(error) ?? 'no answer'}): ${hint}.`)
  }
}

/** Opens what keeps requests and letters, with its tables up to date. */
export const openStorage = ({ dataDir, databaseUrl, silentMs = usualSilentMs }: StorageSettings): Promise<Storage> =>
  databaseUrl ? openPostgres(databaseUrl, silentMs) : openSqlite(dataDir)
