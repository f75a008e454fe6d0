const lockName = 'quote-unsent'

// There are no locks on plain http; there a request's key alone makes two sends one.
const withLock = async <Result>(act: (isFirst: boolean) => Promise<Result>): Promise<Result> =>
  'locks' in navigator
    ? navigator.locks.request(lockName, { ifAvailable: true }, (lock) => act(lock !== null))
    : act(true)

/** Runs `act` unless another tab is at it. */
export const inOneTab = <Result>(act: () => Promise<Result>): Promise<Result | undefined> =>
  withLock(async (isFirst) => (isFirst ? act() : undefined))

/** Runs `act` in any case, since a visitor has asked for it, and lets other tabs wait meanwhile. */
export const whileOthersWait = <Result>(act: () => Promise<Result>): Promise<Result> => withLock(act)
