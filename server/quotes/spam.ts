import { quoteFields } from '../../contract/quote-fields.ts'
import type { QuoteRequest } from '../../contract/quoteRequest.ts'

/** Why a request is taken for spam, or nothing. Spam is kept and answered like any other, and owes no letters. */
export const spamReason = (request: QuoteRequest): string | null =>
  request[quoteFields.trap]?.trim() ? 'honeypot' : null
