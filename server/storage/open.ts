import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { errorCode, StartError } from '../start-error.ts'
import { connectionsOf } from './connections.ts'
import { heldConnection } from './held-connection.ts'
import { postgresInserter } from './insert-postgres.ts'
import { sqliteInserter } from './insert-sqlite.ts'
import type { InsertLeads } from './keeping.ts'
import { migrate } from './migrations.ts'
import { poolForKysely } from './postgres-pool.ts'
import { openDatabase, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Storage = {
  db: Kysely<Tables>
  engine: 'sqlite' | 'postgres'
  insertLeads: InsertLeads
  close: () => Promise<void>
}

export type StorageSettings = {
  dataDir: string
  databaseUrl?: string | undefined
  /** How long Postgres may take to answer a question; 0 is as long as it takes. */
  answerMs?: number | undefined
}

// A machine that is gone without a word would be waited for by every request and every letter, for as long as the network
// hopes: 15 minutes.
const usualAnswerMs = 5_000

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

const openSqlite = async (dataDir: string): Promise<Storage> => {
  prepareDataDir(dataDir)
  try {
    const file = openDatabase(databaseFile(dataDir))
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
    await migrate(db)
    return { db, engine: 'sqlite', insertLeads: sqliteInserter(file), close: () => db.destroy() }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The database ${databaseFile(dataDir)} cannot be opened (${why}): restore it from a backup, or set DATA_DIR to another folder.`,
    )
  }
}

const openPostgres = async (databaseUrl: string, answerMs: number): Promise<Storage> => {
  // Loaded only where there is a Postgres: the commands of the owner start sooner without it.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 })
  const connections = connectionsOf(pool, pg.Query)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolForKysely(connections) }) })
  const connection = heldConnection(connections)
  const close = async () => {
    connection.close()
    await db.destroy()
  }
  try {
    // A large table takes its time, and so does another server that is just doing the same.
    await migrate(db)
    connections.limit(answerMs)
    return { db, engine: 'postgres', insertLeads: postgresInserter(connection), close }
  } catch (error) {
    await db.destroy()
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${errorCode(error) ?? 'no answer'}): start it, or check the address and the password.`,
    )
  }
}

/** Opens what keeps requests and letters, with its tables up to date. */
export const openStorage = ({ dataDir, databaseUrl, answerMs = usualAnswerMs }: StorageSettings): Promise<Storage> =>
  databaseUrl ? openPostgres(databaseUrl, answerMs) : openSqlite(dataDir)
