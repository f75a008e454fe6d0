import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import type { ServerWords } from '../builds/server-content.ts'
import { keptLimit, senderLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Forms per minute from one address. Many people share the address of a mobile carrier, and each sends a few forms: two
 * a second suffices on a busy evening and stops one machine's flood.
 */
export const formsPerMinute = 120

/** Stored quote requests per minute over all addresses, so that many machines cannot fill the disk. */
export const formsPerMinuteForAll = 1200

/** The exceeded limit, and the seconds until a retry makes sense. */
type MetLimit = { limit: 'tooMany' | 'busy'; seconds: number }

/** The 429 answer for an exceeded limit. */
export const refusalOf = ({ limit, seconds }: MetLimit, words: ServerWords['serverError']): Refusal =>
  new Refusal(429, [formError('BLOCKED', words[limit])], { 'retry-after': String(seconds) })

/** Rate limits of a form, shared by its routes. */
export const formLimits = async (app: FastifyInstance) => {
  const senders = await senderLimit(app, formsPerMinute)
  const everybody = await keptLimit(app, formsPerMinuteForAll)
  return {
    /** Counts a sent form. Resolves to the limit it exceeds, if any. */
    take: async (request: FastifyRequest): Promise<MetLimit | undefined> => {
      const own = await senders(request)
      if (own !== undefined) return { limit: 'tooMany', seconds: own }
      const shared = await everybody.wait(request)
      return shared === undefined ? undefined : { limit: 'busy', seconds: shared }
    },
    countKept: everybody.count,
  }
}
