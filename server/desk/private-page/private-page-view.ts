import { z } from 'zod'
import { addDays } from '../../../contract/desk/add-days.ts'
import { isWon } from '../../../contract/desk/lead.ts'
import { totalOf, type WrittenQuote, writtenQuoteSchema } from '../../../contract/desk/written-quote.ts'
import { visitPlace } from '../summary.ts'
import type { FoundPage, PageEvent } from './page-store.ts'

const quoteDetail = z.object({ written: writtenQuoteSchema })
const sendDetail = z.object({ what: z.string() })

/** A quote, when it was written, and the previous quote that the customer was sent. */
export type ShownQuote = { id: string; at: string; written: WrittenQuote; before: WrittenQuote | undefined }

/** What a private page shows. A page without quote, visit and record does not exist. */
export type PageView = {
  name: string
  quote: ShownQuote | undefined
  /** Whether the customer has asked for a day since the quote was written. */
  wantsDay: boolean
  visit: { on: string; from: string; to: string; cents: number | null; place: string } | undefined
  /** The day on which the photographs of the job were sent last. */
  record: string | undefined
}

const isSentQuote = ({ kind, detail }: PageEvent) =>
  kind === 'send' && sendDetail.safeParse(JSON.parse(detail)).data?.what === 'quote'

/** The last quote, with the previous one that was sent. */
const lastQuote = (events: readonly PageEvent[]): ShownQuote | undefined => {
  const quotes = events.flatMap((event, at) => {
    const written = event.kind === 'quote' ? quoteDetail.safeParse(JSON.parse(event.detail)).data?.written : undefined
    return written ? [{ at, event, written }] : []
  })
  const last = quotes.at(-1)
  if (!last) return undefined
  const sentAt = events.slice(0, last.at).findLastIndex(isSentQuote)
  const before = quotes.findLast(({ at }) => at < sentAt)?.written
  return { id: last.event.id, at: last.event.at, written: last.written, before }
}

const since = (id: string, events: readonly PageEvent[]) => events.slice(events.findIndex((event) => event.id === id))

export const viewOf = ({ lead, events }: FoundPage): PageView => {
  const quote = lastQuote(events)
  const { progress, booked_on: on, booked_from: from, booked_to: to } = lead
  return {
    name: lead.name,
    quote,
    wantsDay: quote !== undefined && since(quote.id, events).some(({ kind }) => kind === 'wants-day'),
    visit:
      isWon(progress) && on && from && to
        ? { on, from, to, cents: lead.quoted_cents, place: visitPlace(lead) }
        : undefined,
    record: events.findLast(({ kind }) => kind === 'record')?.at.slice(0, 10),
  }
}

/** The last day on which a page is shown: a month after its price, and a year after its visit or its photographs. */
export const lastDayOf = ({ quote, visit, record }: PageView): string =>
  [quote && addDays(quote.written.validUntil, 30), visit && addDays(visit.on, 365), record && addDays(record, 365)]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1) ?? ''

/** How a quote differs from the one before it. */
export const changesOf = (before: WrittenQuote, after: WrittenQuote) => {
  const [was, is] = [before, after].map(({ lines }) => lines.map(({ text }) => text))
  const wordsOf = ({ included, terms }: WrittenQuote) => JSON.stringify([included, terms])
  return {
    price: totalOf(before.lines) !== totalOf(after.lines),
    added: is?.filter((line) => !was?.includes(line)) ?? [],
    removed: was?.filter((line) => !is?.includes(line)) ?? [],
    until: before.validUntil !== after.validUntil,
    words: wordsOf(before) !== wordsOf(after),
  }
}
