import { errorCode } from '../start-error.ts'

/** A request could not be kept: nothing of it is there. `cause` says why. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

// Classes of Postgres' codes: connection exceptions, shutting down, starting up; and what a socket says.
const gone = /^(?:08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/
const cut = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** A Postgres did not answer within the time that a question has. What was asked may have happened. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  override message = 'The database did not answer in time'
}

/** Whether a Postgres is not there at the moment, as while it is started again. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Unanswered ||
  (error instanceof Error && (gone.test(errorCode(error) ?? '') || cut.test(error.message)))
