import type { FastifyRequest } from 'fastify'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'

/** How long the same answers from a browser's own form count as its double click or its reload. */
const repeatedWithinMs = 10 * 60_000

const isNativeForm = ({ headers }: Pick<FastifyRequest, 'headers'>) => /\btext\/html\b/i.test(headers.accept ?? '')

/** Gives a request of a form that had no script to make a key one that lasts some minutes. */
export const withNativeKey = (
  quote: ParsedQuote,
  request: Pick<FastifyRequest, 'headers'>,
  now = Date.now(),
): ParsedQuote => {
  if (quote.request[quoteFields.key] || !isNativeForm(request)) return quote
  const key = `native ${Math.floor(now / repeatedWithinMs)}`
  return { ...quote, request: { ...quote.request, [quoteFields.key]: key } }
}
