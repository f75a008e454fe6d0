import type { Kysely } from 'kysely'
import { groupCommit } from './group-commit.ts'
import type { Keeping } from './keeping.ts'
import type { Storage } from './open.ts'
import { orderedId } from './ordered-id.ts'
import { retryPassing } from './patience.ts'
import type { LeadRow, MessageKind, OutboxRow, Tables } from './tables.ts'
import { isConnectionLost, StorageUnavailable } from './unavailable.ts'

export type NewLead = Omit<LeadRow, 'id' | 'received_at'>
export type LeadFilter = { spam: boolean }

const pageSize = 500

// How long a visitor waits for a Postgres that is being started again.
const patienceMs = 8_000

const owedMessage = (leadId: string, kind: MessageKind, mailDomain: string, now: Date): OutboxRow => {
  const id = orderedId(now)
  const moment = now.toISOString()
  return {
    id,
    lead_id: leadId,
    kind,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: moment,
    due_at: moment,
    leased_until: null,
    sent_at: null,
    last_error: null,
  }
}

/** The requests that are kept, and the one way in. */
export const leadStore = ({ db, insertLeads }: Pick<Storage, 'db' | 'insertLeads'>, mailDomain: string) => {
  const owe = async (at: Kysely<Tables>, owed: readonly OutboxRow[]) => {
    if (owed.length > 0) await at.insertInto('outbox').values(owed).execute()
  }

  const keepTogether = groupCommit<Keeping, { isNew: boolean }>({
    write: async (group) => {
      // In one order everywhere, so that two servers with the same repeated sends do not wait for each other.
      const ordered = group.toSorted((a, b) => ((a.row.dedupe_key ?? '') < (b.row.dedupe_key ?? '') ? -1 : 1))
      const ids = await retryPassing(() => insertLeads(ordered), isConnectionLost, patienceMs)
      return ({ row }) => ({ isNew: ids.has(row.id) })
    },
    isOfOneItem: (error) => !isConnectionLost(error),
    most: 200,
  })

  /**
   * Keeps a request and the messages that it owes, both or neither, and resolves once they are on disk.
   * A repeated send is kept once: `isNew` is false for the others. Throws `StorageUnavailable` when nothing was kept.
   */
  const keep = async (lead: NewLead, owes: readonly MessageKind[], now: Date): Promise<{ isNew: boolean }> => {
    const row: LeadRow = { ...lead, id: orderedId(now), received_at: now.toISOString() }
    try {
      return await keepTogether({ row, owed: owes.map((kind) => owedMessage(row.id, kind, mailDomain, now)) })
    } catch (cause) {
      throw new StorageUnavailable('The request could not be kept', { cause })
    }
  }

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
      if (rescued) {
        const owed = owes.map((kind) => owedMessage(id, kind, mailDomain, now))
        await owe(transaction, owed)
      }
      return rescued !== undefined
    })

  const pageAfter = (last: LeadRow | undefined, { spam }: LeadFilter) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where('spam_reason', spam ? 'is not' : 'is', null)
      .$if(last !== undefined, (query) =>
        query.where((the) =>
          the(the.refTuple('received_at', 'id'), '<', the.tuple(last?.received_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()

  /** Every request, newest first, by the page: one page is in memory at a time. */
  async function* pages(filter: LeadFilter): AsyncGenerator<LeadRow[]> {
    let page = await pageAfter(undefined, filter)
    while (page.length > 0) {
      yield page
      page = page.length < pageSize ? [] : await pageAfter(page.at(-1), filter)
    }
  }

  /** Every request, newest first, one by one. */
  async function* newestFirst(filter: LeadFilter): AsyncGenerator<LeadRow> {
    for await (const page of pages(filter)) yield* page
  }

  return { keep, rescue, pages, newestFirst }
}

export type LeadStore = ReturnType<typeof leadStore>
