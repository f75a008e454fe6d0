/**
 * A request could not be kept. `cause` says why. What its sender is then told, and when to try again, is decided in
 * server/quotes/answer.ts, and how long a database may take to come back in postgres.ts and sqlite.ts beside this.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}
