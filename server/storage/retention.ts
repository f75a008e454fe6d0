import type { FastifyBaseLogger } from 'fastify'
import { removeLetters, removeOldNotices } from '../mail/letter-file.ts'
import { startRounds } from '../process/rounds.ts'
import { removePhotographs } from '../quotes/photographs/photograph-files.ts'
import type { ClockStore } from './clock.ts'
import type { Removal } from './removal.ts'

const day = 24 * 60 * 60 * 1000
const page = 500
/** Largest share of all leads removed per round, so that a wrong setting is noticed early. */
const mostShare = 0.05

type RetentionParts = {
  /** Days that leads and letters are stored; undefined means forever. */
  days: number | undefined
  dataDir: string
  store: Removal
  clock: ClockStore
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

type Place = Pick<RetentionParts, 'dataDir' | 'store'>

/** Time before which a lead is too old. */
export const oldBefore = (days: number, now: Date): Date => new Date(now.getTime() - days * day)

/**
 * Removes up to `most` leads received before `moment`, oldest first, with their letters and photographs. Returns their number.
 */
export const removeOld = async ({ dataDir, store }: Place, moment: Date, most: number): Promise<number> => {
  await removeLetters(dataDir, await store.expireMessages(moment))
  await removeOldNotices(dataDir, moment)
  for (let count = 0; ; ) {
    const { leads, messages, photographs } = await store.expire(moment, Math.min(page, most - count))
    await removeLetters(dataDir, messages)
    await removePhotographs(dataDir, photographs)
    count += leads
    if (leads === 0 || count >= most) return count
  }
}

/** Removes expired sessions and links, and old leads, if the clock can be trusted. Returns the number of leads. */
export const removeExpired = async (parts: RetentionParts, now: Date): Promise<number> => {
  const { days, store, clock } = parts
  if (!(await clock.mayDelete(now))) return 0
  await store.expireKeys(now)
  if (days === undefined) return 0
  return removeOld(parts, oldBefore(days, now), Math.ceil((await store.count()) * mostShare))
}

/** Runs the removal now and once a day until stopped. */
export const startRetention = (parts: RetentionParts) =>
  startRounds(
    day,
    async () => {
      const removed = await removeExpired(parts, new Date())
      if (removed > 0) parts.log.info({ removed, days: parts.days }, 'old requests removed')
    },
    (error) => parts.log.error({ stack: error instanceof Error ? error.stack : undefined }, 'old requests not removed'),
  )
