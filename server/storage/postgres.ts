import { Socket } from 'node:net'
import { PostgresDialect, sql, type Transaction } from 'kysely'
import { errorCode } from '../process/start-error.ts'
import type { Tables } from './tables.ts'

// Error codes that pass: connection exceptions, shutdown, startup, deadlock, an idle transaction, and those of a socket.
const passing = /^(?:08\w{3}|57P0[123]|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/
const cut = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** True if this machine does not trust the certificate of Postgres. */
export const isUntrusted = (error: unknown): boolean =>
  /CERT|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/.test(errorCode(error) ?? '')

// pg verifies the certificate in each of these modes, and prints ten lines of warning that a later version will not.
const withCheck = (url: string) =>
  /[?&]uselibpqcompat=/.test(url)
    ? url
    : url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full')

/** True while Postgres is unreachable, as during its restart. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (passing.test(errorCode(error) ?? '') || cut.test(error.message))

// Any number that no other program locks in this database.
const writeLock = 5_595_550_142
// Less than the time a server waits for an answer, so that the others go on in time.
const idleMs = 5_000

/**
 * Waits until no other transaction writes, as SQLite does, so that the rows a transaction has read do not change before it
 * commits. Postgres ends a transaction whose server has vanished.
 */
export const waitForTurn = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`select set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true), pg_advisory_xact_lock(${writeLock})`.execute(
    trx,
  )
}

/**
 * Kysely over a connection pool. Closes a connection that is silent for `silentMs`, which fails its query; 0 is no
 * limit. (pg's `query_timeout` would leave the connection in the pool; poolers reject `statement_timeout`.)
 */
export const postgresDialect = async (url: string, silentMs: number): Promise<PostgresDialect> => {
  // Imported only if needed: the owner's commands start faster without it.
  const { default: pg } = await import('pg')
  const stream = () => {
    const socket = new Socket()
    return socket.setTimeout(silentMs, () => socket.destroy())
  }
  const pool = new pg.Pool({
    connectionString: withCheck(url),
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    stream,
  })
  // A cut connection fails its query anyway; without these listeners it would also end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
