import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Storage } from './open.ts'
import type { LeadRow, MessageKind, OutboxRow, Tables } from './tables.ts'

export type NewLead = Omit<LeadRow, 'id' | 'received_at'>
export type LeadFilter = { spam: boolean }

const pageSize = 1000

const owedMessage = (leadId: string, kind: MessageKind, mailDomain: string, now: Date): OutboxRow => {
  const id = randomUUID()
  return {
    id,
    lead_id: leadId,
    kind,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: now.toISOString(),
    due_at: now.toISOString(),
    leased_until: null,
    sent_at: null,
    last_error: null,
  }
}

/** The requests that are kept, and the one way in. */
export const leadStore = ({ db }: Pick<Storage, 'db'>, mailDomain: string) => {
  const owe = async (at: Kysely<Tables>, leadId: string, kinds: readonly MessageKind[], now: Date) => {
    const owed = kinds.map((kind) => owedMessage(leadId, kind, mailDomain, now))
    if (owed.length > 0) await at.insertInto('outbox').values(owed).execute()
  }

  /**
   * Keeps a request and the messages that it owes, both or neither, and resolves once they are on disk.
   * A repeated send is kept once: `isNew` is false for the others.
   */
  const keep = (lead: NewLead, owes: readonly MessageKind[], now: Date): Promise<{ isNew: boolean }> =>
    db.transaction().execute(async (transaction) => {
      const row: LeadRow = { ...lead, id: randomUUID(), received_at: now.toISOString() }
      const kept = await transaction
        .insertInto('leads')
        .values(row)
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) return { isNew: false }
      await owe(transaction, row.id, owes, now)
      return { isNew: true }
    })

  /** Takes a request out of the spam, with the messages that it owes. False when it is not there. */
  const rescue = (id: string, owes: readonly MessageKind[], now: Date): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const rescued = await transaction
        .updateTable('leads')
        .set({ spam_reason: null })
        .where('id', '=', id)
        .where('spam_reason', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (rescued) await owe(transaction, id, owes, now)
      return rescued !== undefined
    })

  const pageAfter = (last: LeadRow | undefined, { spam }: LeadFilter) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where('spam_reason', spam ? 'is not' : 'is', null)
      .$if(last !== undefined, (query) =>
        query.where((the) =>
          the.or([
            the('received_at', '<', last?.received_at ?? ''),
            the.and([the('received_at', '=', last?.received_at ?? ''), the('id', '<', last?.id ?? '')]),
          ]),
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()

  /** Every request, newest first, a page of rows in memory at a time. */
  async function* newestFirst(filter: LeadFilter): AsyncGenerator<LeadRow> {
    let page = await pageAfter(undefined, filter)
    while (page.length > 0) {
      yield* page
      page = page.length < pageSize ? [] : await pageAfter(page.at(-1), filter)
    }
  }

  return { keep, rescue, newestFirst }
}

export type LeadStore = ReturnType<typeof leadStore>
