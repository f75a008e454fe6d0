import { hash } from 'node:crypto'
import { quoteFields } from '../../contract/quote-fields.ts'
import { momentOf, uuidOf } from '../../contract/uuid.ts'
import type { LeadRow } from '../storage/tables.ts'
import type { ParsedQuote } from './parse-quote.ts'

const nothingMore = '{}'

// Answers beyond the form's own fields, and a reply address other than the sender's.
const moreOf = ({ request, subject }: ParsedQuote, extra: string): string[] => {
  const replyTo = request[quoteFields.replyTo] ?? request.email
  return replyTo === request.email && !subject && extra === nothingMore ? [] : [replyTo, subject ?? '', extra]
}

/**
 * Id of a quote request with a key: the same for every repetition, undefined without a key. Includes all answers, so a
 * corrected request is a new lead even under the same key. Starts with the key's time, so that rows of one time are
 * together.
 * @param extra JSON of the other fields.
 */
export const leadIdOf = (
  quote: ParsedQuote,
  { project, form }: Pick<LeadRow, 'project' | 'form'>,
  extra: string,
): string | undefined => {
  const { request } = quote
  const key = request[quoteFields.key]?.trim()
  if (!key) return undefined
  const same = [project, form, key, request.name, request.phone, request.email, request.note ?? '']
  // Version 8 (RFC 9562): the layout is ours.
  return uuidOf(momentOf(key) + hash('sha256', JSON.stringify([...same, ...moreOf(quote, extra)])), 8)
}
