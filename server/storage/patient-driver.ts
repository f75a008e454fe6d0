import type { DatabaseSync } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely'
import { retryPassing } from './patience.ts'

const busy = 5

/** How long one waits while another process holds the database. */
export const busyPatienceMs = 10_000

/** Whether another process holds the database: the low byte is the kind of error, the rest says more of it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 255) === busy

const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query) => retryPassing(() => connection.executeQuery(query), isBusy, busyPatienceMs),
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
})

/**
 * Waits while another process holds the database. SQLite's own way to wait stops the whole process, every page with it;
 * here the others go on.
 */
export class PatientDriver extends SqliteDriver {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync, config: SqliteDialectConfig) {
    super(config)
    this.#db = db
  }

  override async acquireConnection() {
    return patient(await super.acquireConnection())
  }

  // A transaction that has read and then may not write is one that no waiting helps.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // After some errors, a full disk among them, SQLite has rolled back by itself.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
}
