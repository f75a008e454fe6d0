import { randomUUID } from 'node:crypto'
import type { Storage } from './open.ts'
import type { LeadRow, LetterKind, OutboxRow } from './tables.ts'

export type NewLead = Omit<LeadRow, 'id' | 'received_at'>
export type LeadFilter = { spam: boolean }

const pageSize = 1000

const owedLetter = (lead: LeadRow, kind: LetterKind, mailDomain: string): OutboxRow => {
  const id = randomUUID()
  return {
    id,
    lead_id: lead.id,
    kind,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: lead.received_at,
    due_at: lead.received_at,
    leased_until: null,
    sent_at: null,
    last_error: null,
  }
}

/** The requests that are kept, and the one way in. */
export const leadStore = ({ db }: Pick<Storage, 'db'>, mailDomain: string) => {
  /**
   * Keeps a request and the letters that it owes, both or neither, and resolves once they are on disk.
   * A repeated send is kept once: `isNew` is false for the others.
   */
  const keep = (lead: NewLead, letters: readonly LetterKind[], now: Date): Promise<{ isNew: boolean }> =>
    db.transaction().execute(async (transaction) => {
      const row: LeadRow = { ...lead, id: randomUUID(), received_at: now.toISOString() }
      const kept = await transaction
        .insertInto('leads')
        .values(row)
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) return { isNew: false }
      const owed = letters.map((kind) => owedLetter(row, kind, mailDomain))
      if (owed.length > 0) await transaction.insertInto('outbox').values(owed).execute()
      return { isNew: true }
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

  return { keep, newestFirst }
}

export type LeadStore = ReturnType<typeof leadStore>
