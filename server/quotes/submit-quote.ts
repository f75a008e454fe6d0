import { createHash } from 'node:crypto'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { LeadStore } from '../storage/leads.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { spamReason } from './spam.ts'

export type FormName = { project: string; form: string }

// The answers are part of it: a corrected request is a new one, even under the key of the first.
const dedupeKey = ({ request }: ParsedQuote, { project, form }: FormName): string | null => {
  const key = request[quoteFields.key]?.trim()
  if (!key) return null
  const same = [project, form, key, request.name, request.phone, request.email, request.note ?? '']
  return createHash('sha256').update(JSON.stringify(same)).digest('hex')
}

/** Keeps a request with the letters that it owes. Resolves when both are on disk. */
export const submitQuote = async (store: LeadStore, name: FormName, quote: ParsedQuote): Promise<void> => {
  const { request, extra, subject } = quote
  const spam = spamReason(request)
  const lead = {
    ...name,
    name: request.name,
    phone: request.phone,
    email: request.email,
    reply_to: request[quoteFields.replyTo] ?? null,
    note: request.note ?? null,
    subject: subject ?? null,
    extra: JSON.stringify(extra),
    spam_reason: spam,
    dedupe_key: dedupeKey(quote, name),
  }
  await store.keep(lead, spam ? [] : ['owner-notice', 'acknowledgement'], new Date())
}
