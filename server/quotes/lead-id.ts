import { hash } from 'node:crypto'
import { momentOf, uuidOf } from '../../contract/uuid.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { LeadRow } from '../storage/tables.ts'
import type { ParsedQuote } from './parse-quote.ts'

const nothingMore = '{}'

// What a form asks beyond its own fields, and an address for the reply that is not the sender's.
const moreOf = ({ request, subject }: ParsedQuote, extra: string): string[] => {
  const replyTo = request[quoteFields.replyTo] ?? request.email
  return replyTo === request.email && !subject && extra === nothingMore ? [] : [replyTo, subject ?? '', extra]
}

/**
 * The id of a request that carries a key, the same whenever it is sent again; nothing for one without. The answers are
 * part of it, all of them: a corrected request is a new one, even under the key of the first. It begins with the key's
 * moment, so that requests of one time stand together.
 * @param extra JSON of what the form asks beyond its own fields.
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
  // Version 8 (RFC 9562): the digits have a meaning of their maker's.
  return uuidOf(momentOf(key) + hash('sha256', JSON.stringify([...same, ...moreOf(quote, extra)])), 8)
}
