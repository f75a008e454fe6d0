import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { formError } from '../../contract/form-error-messages.ts'
import { Refusal } from './refusal.ts'

/**
 * How often forms may be sent, a minute. Many people share one address behind a mobile carrier, and one person sends a
 * form a few times at most: 60 lets a busy evening through and stops a flood.
 */
export const formsPerMinute = 60

/** Limits the routes that ask for it with `config: { rateLimit }`. */
export const addRateLimit = (app: FastifyInstance) =>
  app.register(rateLimit, {
    global: false,
    max: formsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new Refusal(
        429,
        [
          formError(
            'BLOCKED',
            `Too many requests came from your address. Try again in ${seconds} seconds, or call us.`,
          ),
        ],
        { 'retry-after': String(seconds) },
      )
    },
  })
