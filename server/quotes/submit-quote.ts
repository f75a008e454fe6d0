import type { KeptEstimate } from '../../contract/kept-estimate.ts'
import { quoteFields } from '../../contract/quote-fields.ts'
import type { ServerWords } from '../builds/content.ts'
import { estimateOf, type Prices } from '../estimate/kept-estimate.ts'
import type { QuoteOutcome } from '../ops/health/metrics.ts'
import type { LeadStore } from '../storage/leads.ts'
import { orderedId } from '../storage/ordered-id.ts'
import type { MessageKind } from '../storage/tables.ts'
import { leadIdOf } from './lead-id.ts'
import type { ParsedQuote } from './parse-quote.ts'
import { possibleSpam } from './spam.ts'

export type FormName = { project: string; form: string }

const letterKinds: readonly MessageKind[] = ['owner-notice', 'acknowledgement']

/** What every request owes: two letters, and a call where the settings name an address for it. */
export const owedKinds = ({ WEBHOOK_URL }: { WEBHOOK_URL?: string | undefined }): readonly MessageKind[] =>
  WEBHOOK_URL ? [...letterKinds, 'webhook'] : letterKinds

/** What prices are counted from, and how they are said to the owner and to a visitor. */
type Told = Prices & {
  wordsIn: (language: string | undefined) => Pick<ServerWords, 'language' | 'isFirst' | 'priceWords'>
}

const estimateFor = (
  query: string | undefined,
  prices: Prices,
  theirs: ReturnType<Told['wordsIn']> | undefined,
): KeptEstimate | undefined => {
  const ours = estimateOf(query, prices)
  if (!ours || !theirs || theirs.isFirst) return ours
  const told = estimateOf(query, { ...prices, priceWords: theirs.priceWords })?.said
  return { ...ours, ...(told !== undefined && { told }) }
}

/** Keeps a request with the messages that it owes, its language, and the estimate that it names, counted anew. Resolves when all of it is on disk, with what became of it and the lead's id. */
export const submitQuote = async (
  store: LeadStore,
  name: FormName,
  quote: ParsedQuote,
  owes: readonly MessageKind[] = letterKinds,
  told?: Told,
): Promise<{ outcome: QuoteOutcome; leadId: string }> => {
  const { request, subject } = quote
  const theirs = told?.wordsIn(request[quoteFields.language])
  const language = theirs && !theirs.isFirst ? { language: theirs.language } : {}
  const estimate = told && estimateFor(request.estimate, told, theirs)
  const extra = JSON.stringify({ ...quote.extra, ...language, ...(estimate && { estimate }) })
  const asked = estimate ? JSON.stringify({ ...quote.extra, ...language, estimate: request.estimate }) : extra
  const spam = possibleSpam(quote)
  const now = new Date()
  const lead = {
    ...name,
    // The question and not its price: a repeated send is the same request after a change of prices too.
    id: leadIdOf(quote, name, asked) ?? orderedId(now),
    name: request.name,
    phone: request.phone,
    email: request.email,
    reply_to: request[quoteFields.replyTo] ?? null,
    // The chat is no part of the id: it may have gone on before the same answers were sent again.
    note: [request.note, request[quoteFields.chat]].filter(Boolean).join('\n') || null,
    subject: subject ?? null,
    extra,
    spam_reason: spam,
    ...quote.source,
  }
  // The owner hears of everybody. What looks like spam may name another person's address: nothing is sent to that.
  const kinds = spam ? owes.filter((kind) => kind !== 'acknowledgement') : owes
  const outcome = await store.keep(lead, kinds, now)
  return { outcome: outcome === 'kept' && spam ? 'spam' : outcome, leadId: lead.id }
}
