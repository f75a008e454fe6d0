import { setTimeout as sleep } from 'node:timers/promises'

/** What a server may wait for before it is ready. */
export type Lack = 'storage' | 'outbox' | 'closing'

export type ReadinessParts = {
  /** Throws when nothing can be kept at the moment. */
  checkStorage: () => Promise<void>
  /** When the sender of letters last ended a round, well or not. */
  lastRound: () => Date
  storagePatienceMs?: number
}

// A round waits at most 45 seconds for the other side: one that takes this long will never end.
const longestRound = 3 * 60_000

const answersWithin = async (ask: () => Promise<void>, ms: number): Promise<boolean> => {
  const ends = new AbortController()
  const late = sleep(ms, false, { signal: ends.signal }).catch(() => false)
  try {
    return await Promise.race([ask().then(() => true), late])
  } catch {
    return false
  } finally {
    ends.abort()
  }
}

/** Whether this process should be sent requests. A mail server that refuses is no reason: requests are kept meanwhile. */
export const readiness = ({ checkStorage, lastRound, storagePatienceMs = 2_000 }: ReadinessParts) => {
  let isClosing = false
  return {
    /** From now on this server asks for no more requests, though it still answers those that come. */
    drain: () => {
      isClosing = true
    },
    lacks: async (now = new Date()): Promise<Lack[]> => {
      if (isClosing) return ['closing']
      const isStuck = now.getTime() - lastRound().getTime() > longestRound
      const answers = await answersWithin(checkStorage, storagePatienceMs)
      return [...(answers ? [] : (['storage'] as const)), ...(isStuck ? (['outbox'] as const) : [])]
    },
  }
}

export type Readiness = Pick<ReturnType<typeof readiness>, 'lacks'>
