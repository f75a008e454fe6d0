import type { Selectable } from 'kysely'
import type { Numbers, Tally } from '../../../contract/desk/numbers.ts'
import type { Storage } from '../../storage/open.ts'
import { filedSince, outboxSummary } from '../../storage/outbox-summary.ts'
import type { LeadRow, LeadSource } from '../../storage/tables.ts'
import type { LeadProgress } from '../tables.ts'
import { lastWeeks } from './weeks.ts'

const columns = [
  ...(['received_at', 'answered_at', 'progress', 'quoted_cents'] as const),
  ...(['source_page', 'utm_source', 'utm_medium', 'utm_campaign'] as const),
] as const
type Counted = Pick<LeadRow & Selectable<LeadSource & LeadProgress>, (typeof columns)[number]>

const weeksShown = 8
const mostPlaces = 6

const median = (sorted: readonly number[]): number | null => {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const isWon = ({ progress }: Counted) => progress === 'booked' || progress === 'done'

const tallyOf = (leads: readonly Counted[]): Tally => {
  const minutes = leads.flatMap(({ received_at, answered_at }) =>
    answered_at === null ? [] : [Math.max(0, (Date.parse(answered_at) - Date.parse(received_at)) / 60_000)],
  )
  const won = leads.filter(isWon)
  return {
    leads: leads.length,
    answered: minutes.length,
    medianMinutes: median(minutes.sort((a, b) => a - b)),
    quoted: leads.filter(({ quoted_cents }) => quoted_cents !== null).length,
    won: won.length,
    wonCents: won.reduce((sum, { quoted_cents }) => sum + (quoted_cents ?? 0), 0),
  }
}

const mostFrom = (leads: readonly Counted[], nameOf: (lead: Counted) => string | null): Numbers['pages'] => {
  const places = new Map<string, { leads: number; won: number }>()
  for (const lead of leads) {
    const name = nameOf(lead)
    if (!name) continue
    const place = places.get(name) ?? { leads: 0, won: 0 }
    places.set(name, { leads: place.leads + 1, won: place.won + (isWon(lead) ? 1 : 0) })
  }
  return [...places]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1))
    .slice(0, mostPlaces)
}

const campaignOf = ({ utm_source, utm_medium, utm_campaign }: Counted) =>
  [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' · ')

const openQuotesOf = (leads: readonly Counted[]) => {
  const open = leads.filter(({ progress }) => progress === 'quoted')
  return { count: open.length, cents: open.reduce((sum, { quoted_cents }) => sum + (quoted_cents ?? 0), 0) }
}

/** Counts the last eight weeks: what came, how soon it was answered, what became of it, and where it came from. */
export const readNumbers = async (storage: Pick<Storage, 'db'>, timeZone: string, now: Date): Promise<Numbers> => {
  const starts = lastWeeks(weeksShown, timeZone, now)
  const [leads, letters, filed] = await Promise.all([
    storage.db
      .selectFrom('leads')
      .select(columns)
      .where('spam_reason', 'is', null)
      .where('received_at', '>=', starts[0]?.at ?? '')
      .where('received_at', '<=', now.toISOString())
      .execute(),
    outboxSummary(storage),
    filedSince(storage, starts[0]?.at ?? ''),
  ])
  return {
    weeks: starts.map(({ from, at }, index) => {
      const end = starts[index + 1]?.at
      const ofWeek = leads.filter(({ received_at }) => received_at >= at && (end === undefined || received_at < end))
      return { from, ...tallyOf(ofWeek) }
    }),
    all: tallyOf(leads),
    pages: mostFrom(leads, ({ source_page }) => source_page),
    campaigns: mostFrom(leads, campaignOf),
    openQuotes: openQuotesOf(leads),
    letters: { waiting: letters.waiting, givenUp: letters.givenUp, filed },
  }
}

/** The same of the last whole weeks before the one of `moment`. */
export const numbersBefore = (storage: Pick<Storage, 'db'>, timeZone: string, moment: Date): Promise<Numbers> => {
  const [week] = lastWeeks(1, timeZone, moment)
  return readNumbers(storage, timeZone, new Date(Date.parse(week?.at ?? '') - 1))
}
