import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import { errorCode } from '../process/start-error.ts'

// Classes of Postgres' codes: connection exceptions, shutting down, starting up, a deadlock; and what a socket says.
const passing = /^(?:08\w{3}|57P0[123]|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/
const cut = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** Whether a Postgres showed a certificate that this machine does not trust. */
export const isUntrusted = (error: unknown): boolean =>
  /CERT|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/.test(errorCode(error) ?? '')

// pg checks the certificate at each of these modes, and warns in ten lines that a later version will not.
const withCheck = (url: string) =>
  /[?&]uselibpqcompat=/.test(url)
    ? url
    : url.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full')

/** Whether a Postgres is not there at the moment, as while it is started again. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (passing.test(errorCode(error) ?? '') || cut.test(error.message))

/**
 * Kysely over a pool of connections. One over which nothing comes for `silentMs` is closed, and what was asked over it fails;
 * 0 waits for as long as it takes. (The `query_timeout` of pg leaves such a connection in the pool, to be asked again; its
 * `statement_timeout` is refused by poolers.)
 */
export const postgresDialect = async (url: string, silentMs: number): Promise<PostgresDialect> => {
  // Loaded only where there is a Postgres: the commands of the owner start sooner without it.
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
  // One that is cut, idle or in use, fails its query; unheard, it would end this process as well.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
