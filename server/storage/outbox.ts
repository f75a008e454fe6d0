import { groupCommit } from './group-commit.ts'
import type { Storage } from './open.ts'
import { messagesOf } from './owes.ts'
import type { LeadRow, OutboxRow } from './tables.ts'
import { unfold } from './unfold.ts'

/** A message that is owed, with the request that it is about. */
export type OwedMessage = { message: OutboxRow; lead: LeadRow }

type Sent = { id: string; at: Date }
export type Failure = { error: string; attempts: number; dueAt: Date; isDead: boolean }

// No try is ever put off by more than an hour and a quarter: what is due later was written by a clock that was wrong.
const farthestMs = 2 * 60 * 60 * 1000

/** The messages that are owed: claimed by one sender at a time, under a lease that ends by itself. */
export const outboxStore = (storage: Pick<Storage, 'db' | 'engine'>) => {
  const { db, engine } = storage

  const lease = (now: string, until: string, farthest: string, limit: number) =>
    db
      .updateTable('outbox')
      .set({ leased_until: until })
      .where('id', 'in', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where((the) => the.or([the('due_at', '<=', now), the('due_at', '>', farthest)]))
          .where((the) =>
            the.or([
              the('leased_until', 'is', null),
              the('leased_until', '<=', now),
              the('leased_until', '>', farthest),
            ]),
          )
          .orderBy('due_at')
          .limit(limit)
          // SQLite has one writer at a time; in Postgres two servers must not wait for each other's rows.
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute()

  /** Takes up to `limit` messages that are due; nobody else gets them for `leaseMs`. */
  const claim = async (now: Date, leaseMs: number, limit: number): Promise<OwedMessage[]> => {
    const [until, farthest] = [leaseMs, farthestMs].map((ms) => new Date(now.getTime() + ms).toISOString())
    const take = (most: number) => lease(now.toISOString(), until ?? '', farthest ?? '', most)
    const messages = await take(limit)
    // Only as they are needed: while requests come by the thousand nothing is written for each that can wait.
    if (messages.length < limit && (await unfold(storage)) > 0) messages.push(...(await take(limit - messages.length)))
    if (messages.length === 0) return []
    const ids = messages.map((message) => message.lead_id)
    const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
    const byId = new Map(leads.map((lead) => [lead.id, lead]))
    return messages.flatMap((message) => {
      const lead = byId.get(message.lead_id)
      return lead ? [{ message, lead }] : []
    })
  }

  /** Messages that went out at the same time are marked together. */
  const markSent = groupCommit<Sent, void>({
    write: async (group) => {
      await db
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
        .execute()
      return () => undefined
    },
    isOfOneItem: () => false,
    most: 100,
  })

  const markFailed = async (id: string, { error, attempts, dueAt, isDead }: Failure): Promise<void> => {
    await db
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
      .execute()
  }

  const unsentRows = () =>
    db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select(['lead_id', 'kind', 'state', 'attempts', 'created_at', 'due_at', 'last_error'])
      .select(['leads.name', 'leads.email'])
      .where('state', 'in', ['waiting', 'dead'])
      .execute()

  /** Messages that have not gone out yet, those given up and those without a row of their own among them, oldest first. */
  const unsent = async () => {
    // In this order: what is written out meanwhile is found twice and not never.
    const owing = await db
      .selectFrom('leads')
      .select(['id', 'owes', 'name', 'email'])
      .where('owes', 'is not', null)
      .execute()
    const owed = owing.flatMap((lead) =>
      messagesOf(lead).map((message) => ({ ...message, name: lead.name, email: lead.email })),
    )
    const each = new Map([...owed, ...(await unsentRows())].map((one) => [`${one.lead_id} ${one.kind}`, one]))
    return [...each.values()].sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
  }

  /** Has everything tried at once that waits for its next try, and what was given up as if it were new. How much that is. */
  const revive = async (moment: Date): Promise<number> => {
    const now = moment.toISOString()
    const hurried = await db
      .updateTable('outbox')
      .set({ due_at: now })
      .where('state', '=', 'waiting')
      .where('due_at', '>', now)
      .returning('id')
      .execute()
    const revived = await db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, created_at: now, due_at: now })
      .where('state', '=', 'dead')
      .returning('id')
      .execute()
    return hurried.length + revived.length
  }

  return { claim, markSent: (id: string, at: Date) => markSent({ id, at }), markFailed, unsent, revive }
}

export type OutboxStore = ReturnType<typeof outboxStore>
