import { type Selectable, type SqlBool, sql } from 'kysely'
import { addMonths } from '../../../contract/desk/again.ts'
import { isWon, wonStates } from '../../../contract/desk/lead.ts'
import type { Numbers, Tally } from '../../../contract/desk/numbers.ts'
import { countOf } from '../../storage/count-of.ts'
import type { Storage } from '../../storage/open.ts'
import { filedSince, outboxSummary } from '../../storage/outbox-summary.ts'
import type { LeadCustomer, LeadRow, LeadSource } from '../../storage/tables.ts'
import { hasOther, jobTime } from '../customers/same-customer.ts'
import type { LeadProgress } from '../desk-tables.ts'
import { dueStore } from '../due/due-store.ts'
import { dayAt } from '../wall-clock.ts'
import { lastWeeks } from './weeks.ts'

const columns = ['received_at', 'answered_at', 'progress', 'quoted_cents', 'origin', 'source_page'] as const

const weeksShown = 8

/** Numbers of the last eight weeks: leads, time to answer, outcomes and sources. */
export const readNumbers = async (storage: Pick<Storage, 'db'>, timeZone: string, now: Date): Promise<Numbers> => {
  const starts = lastWeeks(weeksShown, timeZone, now)
  const since = starts[0]?.at ?? ''
  const today = dayAt(timeZone, now)
  const [leads, letters, filed, months, called, unasked] = await Promise.all([
    storage.db
      .selectFrom('leads')
      .select(columns)
      .select(sql<string>`concat_ws(' · ', utm_source, utm_medium, utm_campaign)`.as('campaign'))
      .select((eb) =>
        hasOther(eb, (other) =>
          other.and([
            other('other.progress', '=', 'done'),
            other(jobTime('other'), '<', sql.ref<string>('leads.received_at')),
          ]),
        ).as('isRepeat'),
      )
      .where('spam_reason', 'is', null)
      // Imported customers have sent no quote request.
      .where('origin', '!=', 'import')
      .where('received_at', '>=', since)
      .where('received_at', '<=', now.toISOString())
      .execute(),
    outboxSummary(storage),
    filedSince(storage, since),
    wonByMonth(storage, today),
    countOf(storage.db.selectFrom('leads').where('again_asked_at', '>=', since)),
    dueStore(storage).countUnasked(today),
  ])
  const byWeek = Map.groupBy(leads, ({ received_at }) => starts.findLast(({ at }) => received_at >= at))
  return {
    weeks: starts.map((week) => ({ from: week.from, ...tallyOf(byWeek.get(week) ?? []) })),
    all: tallyOf(leads),
    pages: mostFrom(leads, ({ source_page }) => source_page),
    campaigns: mostFrom(leads, ({ campaign }) => campaign),
    origins: mostFrom(leads, ({ origin, isRepeat }) => (isRepeat ? 'repeat' : origin)),
    months,
    due: { due: called + unasked, called },
    openQuotes: openQuotesOf(leads),
    letters: { waiting: letters.waiting, givenUp: letters.givenUp, filed },
  }
}

const monthsShown = 12

const wonByMonth = async ({ db }: Pick<Storage, 'db'>, today: string): Promise<Numbers['months']> => {
  const first = addMonths(`${today.slice(0, 7)}-01`, 1 - monthsShown)
  const month = sql<string>`substr(booked_on, 1, 7)`
  const rows = await db
    .selectFrom('leads')
    .select((eb) => [month.as('month'), eb.fn.countAll().as('won'), eb.fn.sum('quoted_cents').as('cents')])
    .where('booked_on', '>=', first)
    // `coalesce` makes SQLite use the index that covers all these columns instead of the one by state.
    .where(sql`coalesce(progress, '')`, 'in', wonStates)
    .where('spam_reason', 'is', null)
    .where('origin', '!=', 'import')
    .groupBy(month)
    .orderBy(month)
    .execute()
  return rows.map(({ month: name, won, cents }) => ({ month: name, won: Number(won), wonCents: Number(cents ?? 0) }))
}

type Counted = Pick<LeadRow & Selectable<LeadSource & LeadCustomer & LeadProgress>, (typeof columns)[number]> & {
  campaign: string
  isRepeat: SqlBool
}

const tallyOf = (leads: readonly Counted[]): Tally => {
  // Callers are answered at once, so only leads of the form count.
  const minutes = leads.flatMap(({ received_at, answered_at, origin }) =>
    answered_at === null || origin !== 'form'
      ? []
      : [Math.max(0, (Date.parse(answered_at) - Date.parse(received_at)) / 60_000)],
  )
  const won = leads.filter(({ progress }) => isWon(progress))
  return {
    leads: leads.length,
    answered: leads.filter(({ answered_at }) => answered_at !== null).length,
    medianMinutes: median(minutes.sort((a, b) => a - b)),
    quoted: leads.filter(({ quoted_cents }) => quoted_cents !== null).length,
    won: won.length,
    wonCents: won.reduce((sum, { quoted_cents }) => sum + (quoted_cents ?? 0), 0),
  }
}

const median = (sorted: readonly number[]): number | null => {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const mostPlaces = 6

const mostFrom = <Name extends string>(leads: readonly Counted[], nameOf: (lead: Counted) => Name | null) =>
  [...Map.groupBy(leads, nameOf)]
    .flatMap(([name, from]) =>
      name ? { name, leads: from.length, won: from.filter(({ progress }) => isWon(progress)).length } : [],
    )
    .sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1))
    .slice(0, mostPlaces)

const openQuotesOf = (leads: readonly Counted[]) => {
  const open = leads.filter(({ progress }) => progress === 'quoted')
  return { count: open.length, cents: open.reduce((sum, { quoted_cents }) => sum + (quoted_cents ?? 0), 0) }
}

/** Numbers of the whole weeks before the week of `moment`. */
export const numbersBefore = (storage: Pick<Storage, 'db'>, timeZone: string, moment: Date): Promise<Numbers> => {
  const [week] = lastWeeks(1, timeZone, moment)
  return readNumbers(storage, timeZone, new Date(Date.parse(week?.at ?? '') - 1))
}
