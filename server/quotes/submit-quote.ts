import { hash } from 'node:crypto'
import { momentOf } from '../../contract/ordered-id.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { QuoteOutcome } from '../health/metrics.ts'
import type { LeadStore } from '../storage/leads.ts'
import type { MessageKind } from '../storage/tables.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { spamReason } from './spam.ts'

export type FormName = { project: string; form: string }

const nothingMore = '{}'

// What a form asks beyond its own fields, and an address for the reply that is not the sender's.
const moreOf = ({ request, subject }: ParsedQuote, extra: string): string[] => {
  const replyTo = request[quoteFields.replyTo] ?? request.email
  return replyTo === request.email && !subject && extra === nothingMore ? [] : [replyTo, subject ?? '', extra]
}

// The answers are part of it, all of them: a corrected request is a new one, even under the key of the first. It begins
// with the key's moment, so that requests of one time stand together in the index that finds their repetitions.
const dedupeKey = (quote: ParsedQuote, { project, form }: FormName, extra: string): string | null => {
  const { request } = quote
  const key = request[quoteFields.key]?.trim()
  if (!key) return null
  const same = [project, form, key, request.name, request.phone, request.email, request.note ?? '']
  return momentOf(key) + hash('sha256', JSON.stringify([...same, ...moreOf(quote, extra)]))
}

const letterKinds: readonly MessageKind[] = ['owner-notice', 'acknowledgement']

/** What every request owes that is no spam: two letters, and a call where the settings name an address for it. */
export const owedKinds = ({ WEBHOOK_URL }: { WEBHOOK_URL?: string | undefined }): readonly MessageKind[] =>
  WEBHOOK_URL ? [...letterKinds, 'webhook'] : letterKinds

/** Keeps a request with the messages that it owes. Resolves when all of it is on disk, with what became of it. */
export const submitQuote = async (
  store: LeadStore,
  name: FormName,
  quote: ParsedQuote,
  owes: readonly MessageKind[] = letterKinds,
): Promise<QuoteOutcome> => {
  const { request, subject } = quote
  const extra = JSON.stringify(quote.extra)
  const spam = spamReason(quote)
  const lead = {
    ...name,
    name: request.name,
    phone: request.phone,
    email: request.email,
    reply_to: request[quoteFields.replyTo] ?? null,
    note: request.note ?? null,
    subject: subject ?? null,
    extra,
    spam_reason: spam,
    dedupe_key: dedupeKey(quote, name, extra),
  }
  const { isNew } = await store.keep(lead, spam ? [] : owes, new Date())
  if (!isNew) return 'repeated'
  return spam ? 'spam' : 'kept'
}
