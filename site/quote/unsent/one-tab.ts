const lockName = 'quote-unsent'

// Web Locks are missing on http; there the idempotency key alone prevents duplicates.
const withLock = async <Result>(act: (isFirst: boolean) => Promise<Result>): Promise<Result> =>
  'locks' in navigator
    ? navigator.locks.request(lockName, { ifAvailable: true }, (lock) => act(lock !== null))
    : act(true)

/** Runs `act` unless another tab is running it. */
export const inOneTab = <Result>(act: () => Promise<Result>): Promise<Result | undefined> =>
  withLock(async (isFirst) => (isFirst ? act() : undefined))

/** Runs `act` in any case, as the visitor asked for it, while other tabs wait. */
export const whileOthersWait = <Result>(act: () => Promise<Result>): Promise<Result> => withLock(act)
