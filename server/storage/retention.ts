import type { FastifyBaseLogger } from 'fastify'
import { removeLetters } from '../mail/letter-file.ts'
import { startRounds } from '../rounds.ts'
import type { Removal } from './removal.ts'

const day = 24 * 60 * 60 * 1000

export type RetentionParts = {
  days: number
  dataDir: string
  store: Removal
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
}

/** Removes what is older than `days`, a page at a time. How many requests that were. */
export const removeExpired = async ({ days, dataDir, store }: RetentionParts, now: Date): Promise<number> => {
  const moment = new Date(now.getTime() - days * day)
  await removeLetters(dataDir, await store.expireMessages(moment))
  for (let count = 0; ; ) {
    const { leads, messages } = await store.expire(moment)
    if (leads === 0) return count
    await removeLetters(dataDir, messages)
    count += leads
  }
}

/** Removes what is too old, now and once a day, until it is stopped. */
export const startRetention = (parts: RetentionParts) =>
  startRounds(
    day,
    async () => {
      const removed = await removeExpired(parts, new Date())
      if (removed > 0) parts.log.info({ removed, days: parts.days }, 'old requests removed')
    },
    (error) => parts.log.error({ stack: error instanceof Error ? error.stack : undefined }, 'old requests not removed'),
  )
