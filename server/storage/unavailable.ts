/** A request could not be kept. `cause` says why. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}
