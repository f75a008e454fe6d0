import { quoteFields } from '../../contract/quote-fields.ts'
import { estimateOf, type Prices } from '../estimate/kept-estimate.ts'
import type { QuoteOutcome } from '../health/metrics.ts'
import type { LeadStore } from '../storage/leads.ts'
import type { MessageKind } from '../storage/tables.ts'
import { leadIdOf } from './lead-id.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { possibleSpam } from './spam.ts'

export type FormName = { project: string; form: string }

const letterKinds: readonly MessageKind[] = ['owner-notice', 'acknowledgement']

/** What every request owes: two letters, and a call where the settings name an address for it. */
export const owedKinds = ({ WEBHOOK_URL }: { WEBHOOK_URL?: string | undefined }): readonly MessageKind[] =>
  WEBHOOK_URL ? [...letterKinds, 'webhook'] : letterKinds

/** Keeps a request with the messages that it owes, and the estimate that it names, counted from `prices`. Resolves when all of it is on disk, with what became of it. */
export const submitQuote = async (
  store: LeadStore,
  name: FormName,
  quote: ParsedQuote,
  owes: readonly MessageKind[] = letterKinds,
  prices?: Prices,
): Promise<QuoteOutcome> => {
  const { request, subject } = quote
  const estimate = prices && estimateOf(request.estimate, prices)
  const extra = JSON.stringify({ ...quote.extra, ...(estimate && { estimate }) })
  const asked = estimate ? JSON.stringify({ ...quote.extra, estimate: request.estimate }) : extra
  const spam = possibleSpam(quote)
  const lead = {
    ...name,
    // The question and not its price: a repeated send is the same request after a change of prices too.
    id: leadIdOf(quote, name, asked),
    name: request.name,
    phone: request.phone,
    email: request.email,
    reply_to: request[quoteFields.replyTo] ?? null,
    note: request.note ?? null,
    subject: subject ?? null,
    extra,
    spam_reason: spam,
    ...quote.source,
  }
  // The owner hears of everybody. What looks like spam may name another person's address: nothing is sent to that.
  const kinds = spam ? owes.filter((kind) => kind !== 'acknowledgement') : owes
  const outcome = await store.keep(lead, kinds, new Date())
  return outcome === 'kept' && spam ? 'spam' : outcome
}
