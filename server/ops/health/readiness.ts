import { setTimeout as sleep } from 'node:timers/promises'

/** Reasons why a server is not ready. */
type Lack = 'storage' | 'outbox' | 'closing'

type Parts = {
  /** Throws if nothing can be stored now. */
  checkStorage: () => Promise<void>
  /** When the last step of sending letters ended, whether it failed or not. */
  lastRound: () => Date
  storageTimeoutMs?: number
}

// The check writes to the disk, so it runs at most once per this interval.
const checkEveryMs = 1_000

// A step waits at most two and a half minutes for the mail server, so one that takes this long is stuck.
const longestRound = 4 * 60_000

/** Whether this server should get requests. A failing mail server does not matter: leads are stored meanwhile. */
export const readiness = ({ checkStorage, lastRound, storageTimeoutMs = 2_000 }: Parts) => {
  let isClosing = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let check: Promise<boolean> = Promise.resolve(false)

  const storageAnswers = (): Promise<boolean> => {
    if (performance.now() - checkedAt >= checkEveryMs) {
      checkedAt = performance.now()
      const checked = checkStorage().then(
        () => true,
        () => false,
      )
      check = Promise.race([checked, sleep(storageTimeoutMs, false, { ref: false })])
    }
    return check
  }

  return {
    /** Reports not ready from now on, while still answering requests. */
    drain: () => {
      isClosing = true
    },
    /** True from `drain` on. */
    isClosing: () => isClosing,
    lacks: async (now = new Date()): Promise<Lack[]> => {
      if (isClosing) return ['closing']
      // In both directions: a clock set back would hide a stuck sender.
      const isStuck = Math.abs(now.getTime() - lastRound().getTime()) > longestRound
      const answers = await storageAnswers()
      return [...(answers ? [] : (['storage'] as const)), ...(isStuck ? (['outbox'] as const) : [])]
    },
  }
}

export type Readiness = Pick<ReturnType<typeof readiness>, 'lacks' | 'isClosing'>
