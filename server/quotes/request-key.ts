import type { FastifyRequest } from 'fastify'
import { quoteFields, quoteLimits } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'

/** How long the same answers from a browser's own form count as its double click or its reload. */
const repeatedWithinMs = 10 * 60_000

type Headers = Pick<FastifyRequest, 'headers'>['headers']

const headerKey = (headers: Headers): string | undefined => {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.trim() !== '' && key.length <= quoteLimits.key ? key : undefined
}

const isNativeForm = (headers: Headers) => /\btext\/html\b/i.test(headers.accept ?? '')

/**
 * Gives a request without a `_key` of its own the one of its `Idempotency-Key` header, or, where a browser sent the form
 * without script, one that lasts some minutes.
 */
export const withKey = (
  quote: ParsedQuote,
  { headers }: Pick<FastifyRequest, 'headers'>,
  now = Date.now(),
): ParsedQuote => {
  if (quote.request[quoteFields.key]) return quote
  const native = isNativeForm(headers) ? `native ${Math.floor(now / repeatedWithinMs)}` : undefined
  const key = headerKey(headers) ?? native
  return key ? { ...quote, request: { ...quote.request, [quoteFields.key]: key } } : quote
}
