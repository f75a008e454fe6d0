import { sql } from 'kysely'
import type { Storage } from './open.ts'
import { owedSince } from './owes.ts'

/** How many messages wait, how many were given up, and since when the oldest of those that wait has waited. */
export type OutboxSummary = { waiting: number; givenUp: number; oldestWaiting: Date | undefined }

// Of those that have no rows yet: a text has a space before the domain and before each kind.
const folded = async ({ db }: Pick<Storage, 'db'>) => {
  const row = await db
    .selectFrom('leads')
    .select((the) => [
      sql<string | number | null>`sum(length(owes) - length(replace(owes, ' ', '')) - 1)`.as('count'),
      the.fn.min('owes').as('oldest'),
    ])
    .where('owes', 'is not', null)
    .executeTakeFirst()
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ? owedSince(row.oldest) : undefined }
}

const earlier = (one: Date | undefined, other: Date | undefined) =>
  one && other && other < one ? other : (one ?? other)

/** What is owed at this moment, by every server together. */
export const outboxSummary = async (storage: Pick<Storage, 'db'>): Promise<OutboxSummary> => {
  const rows = await storage.db
    .selectFrom('outbox')
    .select((the) => ['state', the.fn.countAll().as('count'), the.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const oldest = of('waiting')?.oldest
  const more = await folded(storage)
  return {
    waiting: Number(of('waiting')?.count ?? 0) + more.count,
    givenUp: Number(of('dead')?.count ?? 0),
    oldestWaiting: earlier(oldest ? new Date(oldest) : undefined, more.oldest),
  }
}

/** Resolves when the storage answers. */
export const askStorage = async ({ db }: Pick<Storage, 'db'>): Promise<void> => {
  await sql`SELECT id FROM leads LIMIT 1`.execute(db)
}
