import { quoteFields } from '../../contract/quote-fields.ts'
import type { ServerContent, ServerWords } from '../builds/server-content.ts'
import { estimateOf } from '../estimate/lead-estimate.ts'
import type { QuoteOutcome } from '../ops/health/metrics.ts'
import type { LeadStore } from '../storage/leads.ts'
import { orderedId } from '../storage/ordered-id.ts'
import type { MessageKind } from '../storage/tables.ts'
import { leadIdOf } from './lead-id.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { reminderDay } from './reminder-day.ts'
import { possibleSpam } from './spam.ts'

export type FormName = { project: string; form: string }

/** Messages queued for every quote request: two letters, and a webhook call if configured. */
export const owedKinds = ({ WEBHOOK_URL }: { WEBHOOK_URL?: string | undefined }): readonly MessageKind[] =>
  WEBHOOK_URL ? ['owner-notice', 'acknowledgement', 'webhook'] : ['owner-notice', 'acknowledgement']

// In the owner's words and, where they differ, in the visitor's.
const estimateFor = (query: string | undefined, content: ServerContent, theirs: ServerWords) => {
  const ours = estimateOf(query, content)
  if (!ours || theirs.isFirst) return ours
  return { ...ours, told: estimateOf(query, { ...content, priceWords: theirs.priceWords })?.said }
}

/**
 * Stores a quote request with its messages, language and recomputed estimate. Resolves with the outcome and the lead's id
 * when it is on disk.
 */
export const submitQuote = async (
  store: LeadStore,
  name: FormName,
  quote: ParsedQuote,
  owes: readonly MessageKind[],
  content: ServerContent,
): Promise<{ outcome: QuoteOutcome; leadId: string }> => {
  const { request, subject } = quote
  const theirs = content.wordsIn(request[quoteFields.language])
  const language = theirs.isFirst ? {} : { language: theirs.language }
  const estimate = estimateFor(request.estimate, content, theirs)
  const extra = JSON.stringify({ ...quote.extra, ...language, ...(estimate && { estimate }) })
  const asked = estimate ? JSON.stringify({ ...quote.extra, ...language, estimate: request.estimate }) : extra
  const spam = possibleSpam(quote)
  const now = new Date()
  const lead = {
    ...name,
    // The estimate's question, not its price: after a price change, a repetition still has the same id.
    id: leadIdOf(quote, name, asked) ?? orderedId(now),
    name: request.name,
    phone: request.phone,
    email: request.email,
    reply_to: request[quoteFields.replyTo] ?? null,
    // Not part of the id: the chat may have continued before the same answers are sent again.
    note: [request.note, request[quoteFields.chat]].filter(Boolean).join('\n') || null,
    subject: subject ?? null,
    extra,
    spam_reason: spam,
    follow_up_on: reminderDay(quote, content, now) ?? null,
    ...quote.source,
  }
  // The owner is notified of all leads. Possible spam may carry somebody else's address, so it gets no acknowledgement.
  const kinds = spam ? owes.filter((kind) => kind !== 'acknowledgement') : owes
  const outcome = await store.keep(lead, kinds, now)
  return { outcome: outcome === 'kept' && spam ? 'spam' : outcome, leadId: lead.id }
}
