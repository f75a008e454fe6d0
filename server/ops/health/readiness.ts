import { within } from '../../process/within.ts'

/** What a server may wait for before it is ready. */
export type Lack = 'storage' | 'outbox' | 'closing'

export type ReadinessParts = {
  /** Throws when nothing can be kept at the moment. */
  checkStorage: () => Promise<void>
  /** When the sender of letters last ended a step of a round, well or not. */
  lastRound: () => Date
  storageTimeoutMs?: number
}

// A check writes to the disk: however often the address is asked, it is done once in so many milliseconds.
const checkEveryMs = 1_000

// A step waits at most two and a half minutes for the mail server: one that takes this long will never end.
const longestRound = 4 * 60_000

/** Whether this process should be sent requests. A mail server that refuses is no reason: requests are kept meanwhile. */
export const readiness = ({ checkStorage, lastRound, storageTimeoutMs = 2_000 }: ReadinessParts) => {
  let isClosing = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let check: Promise<boolean> = Promise.resolve(false)

  const storageAnswers = (): Promise<boolean> => {
    if (performance.now() - checkedAt >= checkEveryMs) {
      checkedAt = performance.now()
      check = within(storageTimeoutMs, checkStorage()).then(
        () => true,
        () => false,
      )
    }
    return check
  }

  return {
    /** From now on this server asks for no more requests, though it still answers those that come. */
    drain: () => {
      isClosing = true
    },
    lacks: async (now = new Date()): Promise<Lack[]> => {
      if (isClosing) return ['closing']
      // In both directions: a clock that went back would hide a sender that is stuck.
      const isStuck = Math.abs(now.getTime() - lastRound().getTime()) > longestRound
      const answers = await storageAnswers()
      return [...(answers ? [] : (['storage'] as const)), ...(isStuck ? (['outbox'] as const) : [])]
    },
  }
}

export type Readiness = Pick<ReturnType<typeof readiness>, 'lacks'>
