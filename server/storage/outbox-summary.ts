import { countOf } from './count-of.ts'
import type { Storage } from './open.ts'

/** Number of waiting and of dead messages, and when the oldest waiting one was queued. */
export type OutboxSummary = { waiting: number; givenUp: number; oldestWaiting: Date | undefined }

/** Summary of the outbox, over all servers. */
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

/**
 * Number of letters that were only written to files since `moment` (ISO 8601). The heartbeat's letters are deleted, so
 * they do not count.
 */
export const filedSince = ({ db }: Pick<Storage, 'db'>, moment: string): Promise<number> =>
  countOf(db.selectFrom('outbox').where('state', '=', 'filed').where('sent_at', '>=', moment))
