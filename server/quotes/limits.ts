import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { keptLimit, senderLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * How often forms may be sent from one address, a minute. Many people share one address behind a mobile carrier and
 * each sends a form a few times at most: two a second lets a busy evening through and stops one machine's flood.
 */
export const formsPerMinute = 120

/** How many requests are kept from everywhere together, a minute: what many machines can fill the disk with. */
export const formsPerMinuteForAll = 1200

/** What a visitor reads who met a limit: one of an address's own, and that of everybody. */
export type LimitWords = { tooMany: string; busy: string }

/** A limit that was met, and after how many seconds another try makes sense. */
export type MetLimit = { limit: keyof LimitWords; seconds: number }

/** The refusal of a request that met a limit. */
export const refusalOf = ({ limit, seconds }: MetLimit, words: LimitWords): Refusal =>
  new Refusal(429, [formError('BLOCKED', words[limit])], { 'retry-after': String(seconds) })

/** The limits of all addresses that a form has. */
export const formLimits = async (app: FastifyInstance) => {
  const senders = await senderLimit(app, formsPerMinute)
  const everybody = await keptLimit(app, formsPerMinuteForAll)
  return {
    /** Counts a form that was sent, and says which limit it met where it is one too many. */
    take: async (request: FastifyRequest): Promise<MetLimit | undefined> => {
      const own = await senders(request)
      if (own !== undefined) return { limit: 'tooMany', seconds: own }
      const shared = await everybody.wait(request)
      return shared === undefined ? undefined : { limit: 'busy', seconds: shared }
    },
    countKept: everybody.count,
  }
}
