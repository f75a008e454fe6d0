import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type WrittenQuote, writtenQuoteSchema } from '../../contract/desk/written-quote.ts'
import type { Tables } from './tables.ts'

const detailSchema = z.object({ written: writtenQuoteSchema })

/** The last written quote of each of these leads, by the id of its lead. */
export const writtenQuotesOf = async (
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  leadIds: readonly string[],
): Promise<Map<string, WrittenQuote>> => {
  const events = await db
    .selectFrom('events')
    .select(['lead_id', 'detail'])
    .where('lead_id', 'in', leadIds)
    .where('kind', '=', 'quote')
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('version')
    .execute()
  return new Map(
    events.flatMap(({ lead_id, detail }) => {
      const written = detailSchema.safeParse(JSON.parse(detail)).data?.written
      return written ? [[lead_id, written] as const] : []
    }),
  )
}
