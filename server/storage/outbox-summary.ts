import type { Storage } from './open.ts'

/** How many messages wait, how many were given up, and since when the oldest of those that wait has waited. */
export type OutboxSummary = { waiting: number; givenUp: number; oldestWaiting: Date | undefined }

/** What is owed at this moment, by every server together. */
export const outboxSummary = async ({ db }: Pick<Storage, 'db'>): Promise<OutboxSummary> => {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  const oldest = of('waiting')?.oldest
  return {
    waiting: Number(of('waiting')?.count ?? 0),
    givenUp: Number(of('dead')?.count ?? 0),
    oldestWaiting: oldest ? new Date(oldest) : undefined,
  }
}

/** How many letters were only written into files since `moment` (ISO 8601). Those of the daily test request are removed. */
export const filedSince = async ({ db }: Pick<Storage, 'db'>, moment: string): Promise<number> => {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'filed')
    .where('sent_at', '>=', moment)
    .executeTakeFirstOrThrow()
  return Number(count)
}
