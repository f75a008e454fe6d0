import { groupCommit } from './group-commit.ts'
import type { Storage } from './open.ts'
import type { LeadRow, OutboxRow } from './tables.ts'

/** A message that is owed, with the request that it is about. */
export type OwedMessage = { message: OutboxRow; lead: LeadRow }

type Sent = { id: string; at: Date }
export type Failure = { error: string; attempts: number; dueAt: Date; isDead: boolean }

// No try is ever put off by more than an hour and a quarter: what is due later was written by a clock that was wrong.
const farthestMs = 2 * 60 * 60 * 1000

/** The messages that are owed: claimed by one sender at a time, under a lease that ends by itself. */
export const outboxStore = ({ db, engine, write }: Storage) => {
  /** Takes up to `limit` messages that are due; nobody else gets them for `leaseMs`. */
  const claim = async (now: Date, leaseMs: number, limit: number): Promise<OwedMessage[]> => {
    const moment = now.toISOString()
    const [until = '', farthest = ''] = [leaseMs, farthestMs].map((ms) => new Date(now.getTime() + ms).toISOString())
    const messages = await write((transaction) =>
      transaction
        .updateTable('outbox')
        .set({ leased_until: until })
        .where('id', 'in', (from) =>
          from
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'waiting')
            .where((the) => the.or([the('due_at', '<=', moment), the('due_at', '>', farthest)]))
            .where((the) =>
              the.or([
                the('leased_until', 'is', null),
                the('leased_until', '<=', moment),
                the('leased_until', '>', farthest),
              ]),
            )
            .orderBy('due_at')
            .limit(limit)
            // SQLite has one writer at a time; in Postgres two servers must not wait for each other's rows.
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute(),
    )
    if (messages.length === 0) return []
    const ids = messages.map((message) => message.lead_id)
    const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
    const byId = new Map(leads.map((lead) => [lead.id, lead]))
    return messages.flatMap((message) => {
      const lead = byId.get(message.lead_id)
      return lead ? [{ message, lead }] : []
    })
  }

  const markAllSent = async (group: readonly Sent[]): Promise<undefined[]> => {
    await write((transaction) =>
      transaction
        .updateTable('outbox')
        .set((the) => ({
          state: 'sent',
          sent_at: group.at(-1)?.at.toISOString() ?? null,
          leased_until: null,
          last_error: null,
          attempts: the('attempts', '+', 1),
        }))
        .where(
          'id',
          'in',
          group.map(({ id }) => id),
        )
        .execute(),
    )
    return group.map(() => undefined)
  }

  // Messages that went out at the same time are marked together.
  const markTogether = groupCommit<Sent, undefined>({ write: markAllSent, isOfOneItem: () => false, most: 100 })

  const markFailed = async (id: string, { error, attempts, dueAt, isDead }: Failure): Promise<void> => {
    await write((transaction) =>
      transaction
        .updateTable('outbox')
        .set({
          state: isDead ? 'dead' : 'waiting',
          attempts,
          due_at: dueAt.toISOString(),
          leased_until: null,
          last_error: error,
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute(),
    )
  }

  /** Messages that have not gone out yet, those given up among them, oldest first. */
  const unsent = () =>
    db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select(['lead_id', 'kind', 'state', 'attempts', 'created_at', 'due_at', 'last_error'])
      .select(['leads.name', 'leads.email'])
      .where('state', 'in', ['waiting', 'dead'])
      .orderBy('created_at')
      .execute()

  /** Has everything tried at once that waits for its next try, and what was given up as if it were new. How much that is. */
  const revive = (moment: Date): Promise<number> =>
    write(async (transaction) => {
      const now = moment.toISOString()
      const hurried = await transaction
        .updateTable('outbox')
        .set({ due_at: now })
        .where('state', '=', 'waiting')
        .where('due_at', '>', now)
        .returning('id')
        .execute()
      const revived = await transaction
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 0, created_at: now, due_at: now })
        .where('state', '=', 'dead')
        .returning('id')
        .execute()
      return hurried.length + revived.length
    })

  /** The addresses to which an acknowledgement has been owed since that moment, one entry for each, sent or not. */
  const acknowledgedSince = async (moment: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select('leads.email')
      .where('kind', '=', 'acknowledgement')
      .where('created_at', '>=', moment.toISOString())
      .execute()
    return rows.map(({ email }) => email)
  }

  /** How many notices to the owner about possible spam have been owed since that moment. */
  const possibleSpamNoticesSince = async (moment: Date): Promise<number> => {
    const { count } = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select((the) => the.fn.countAll().as('count'))
      .where('kind', '=', 'owner-notice')
      .where('created_at', '>=', moment.toISOString())
      .where('spam_reason', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  return {
    claim,
    markSent: (id: string, at: Date) => markTogether({ id, at }),
    markFailed,
    unsent,
    revive,
    acknowledgedSince,
    possibleSpamNoticesSince,
  }
}

export type OutboxStore = ReturnType<typeof outboxStore>
