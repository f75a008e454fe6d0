import type { FastifyRequest } from 'fastify'
import { quoteFields, quoteLimits } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'

/** Period in which the same answers from a native form count as a double click or reload. */
const repeatedWithinMs = 10 * 60_000

type Headers = Pick<FastifyRequest, 'headers'>['headers']

const headerKey = (headers: Headers): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.trim() !== '' && key.length <= quoteLimits.key ? key : undefined
}

const isNativeForm = (headers: Headers) => /\btext\/html\b/i.test(headers.accept ?? '')

/**
 * Gives a quote request without `_key` the key of its `Idempotency-Key` header or, from a browser without script, a key
 * that changes every ten minutes.
 */
export const withKey = (quote: ParsedQuote, { headers }: Pick<FastifyRequest, 'headers'>): ParsedQuote => {
  if (quote.request[quoteFields.key]) return quote
  const native = isNativeForm(headers) ? `native ${Math.floor(Date.now() / repeatedWithinMs)}` : undefined
  const key = headerKey(headers) ?? native
  return key ? { ...quote, request: { ...quote.request, [quoteFields.key]: key } } : quote
}
