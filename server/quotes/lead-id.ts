import { hash } from 'node:crypto'
import { quoteFields } from '../../contract/quote-fields.ts'
import { momentOf, uuidOf } from '../../contract/uuid.ts'
import type { LeadRow } from '../storage/tables.ts'
import type { ParsedQuote } from './parse-quote.ts'

/**
 * Id of a quote request with a key: the same for every repetition, undefined without a key. Includes all answers, so a
 * corrected request is a new lead even under the same key. Starts with the key's time, so that rows of one time are
 * together.
 * @param extra JSON of the other fields.
 */
export const leadIdOf = (
  { request, subject }: ParsedQuote,
  { project, form }: Pick<LeadRow, 'project' | 'form'>,
  extra: string,
): string | undefined => {
  const key = request[quoteFields.key]
  if (!key) return undefined
  const { name, phone, email, note } = request
  const replyTo = request[quoteFields.replyTo] ?? email
  const same = [project, form, key, name, phone, email, note, replyTo, subject, extra]
  // Version 8 (RFC 9562): the layout is ours.
  return uuidOf(momentOf(key) + hash('sha256', JSON.stringify(same)), 8)
}
