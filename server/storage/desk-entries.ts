import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type WrittenQuote, writtenQuoteSchema } from '../../contract/desk/written-quote.ts'
import type { Tables } from './tables.ts'

type Reader = Pick<Kysely<Tables>, 'selectFrom'>

const detailSchema = z.object({ written: writtenQuoteSchema })

/** The events of one kind that were not undone, oldest first, by lead id. */
const eventsOf = async (db: Reader, leadIds: readonly string[], kind: 'note' | 'quote') => {
  const events = await db
    .selectFrom('events')
    .select(['lead_id', 'detail'])
    .where('lead_id', 'in', leadIds)
    .where('kind', '=', kind)
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('version')
    .execute()
  return [...Map.groupBy(events, ({ lead_id }) => lead_id)]
}

/** The desk's notes on each of these leads, oldest first, by lead id. */
export const notesOf = async (db: Reader, leadIds: readonly string[]): Promise<Map<string, string[]>> => {
  const events = await eventsOf(db, leadIds, 'note')
  return new Map(events.map(([id, theirs]) => [id, theirs.map(({ detail }) => String(JSON.parse(detail).text))]))
}

/** The last written quote of each of these leads, by lead id. */
export const writtenQuotesOf = async (db: Reader, leadIds: readonly string[]): Promise<Map<string, WrittenQuote>> => {
  const events = (await eventsOf(db, leadIds, 'quote')).flatMap(([, theirs]) => theirs)
  return new Map(
    events.flatMap(({ lead_id, detail }) => {
      const written = detailSchema.safeParse(JSON.parse(detail)).data?.written
      return written ? [[lead_id, written] as const] : []
    }),
  )
}
