import { hash } from 'node:crypto'
import { momentOf } from '../../contract/ordered-id.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { ParsedQuote } from './parse-quote.ts'
import type { FormName } from './submit-quote.ts'

const nothingMore = '{}'

// What a form asks beyond its own fields, and an address for the reply that is not the sender's.
const moreOf = ({ request, subject }: ParsedQuote, extra: string): string[] => {
  const replyTo = request[quoteFields.replyTo] ?? request.email
  return replyTo === request.email && !subject && extra === nothingMore ? [] : [replyTo, subject ?? '', extra]
}

// A UUID of version 8 (RFC 9562): one whose digits have a meaning of its maker's.
const uuidOf = (digits: string) =>
  `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(12, 15)}-8${digits.slice(15, 18)}-${digits.slice(18, 30)}`

/**
 * The id of a request that carries a key, the same whenever it is sent again; nothing for one without. The answers are
 * part of it, all of them: a corrected request is a new one, even under the key of the first. It begins with the key's
 * moment, so that requests of one time stand together.
 * @param extra JSON of what the form asks beyond its own fields.
 */
export const leadIdOf = (quote: ParsedQuote, { project, form }: FormName, extra: string): string | undefined => {
  const { request } = quote
  const key = request[quoteFields.key]?.trim()
  if (!key) return undefined
  const same = [project, form, key, request.name, request.phone, request.email, request.note ?? '']
  return uuidOf(momentOf(key) + hash('sha256', JSON.stringify([...same, ...moreOf(quote, extra)])))
}
