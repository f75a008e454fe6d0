import { groupCommit } from './group-commit.ts'
import type { Storage } from './open.ts'
import { orderedId } from './ordered-id.ts'
import { owesText } from './owes.ts'
import type { LeadRow, MessageKind } from './tables.ts'
import { isConnectionLost, StorageUnavailable } from './unavailable.ts'

/** A request to be kept. One with an id is kept once, however often it comes; one without gets one of its own. */
export type NewLead = Omit<LeadRow, 'id' | 'received_at' | 'owes'> & { id?: string | undefined }
export type LeadFilter = { spam: boolean }

// What is shown of a request and nothing else: each column of a long list takes its time.
const listed = ['id', 'received_at', 'form', 'name', 'phone', 'email', 'note', 'extra', 'spam_reason'] as const
export type ListedLead = Pick<LeadRow, (typeof listed)[number]>

const pageSize = 500

const byNewest = (a: ListedLead, b: ListedLead) =>
  a.received_at === b.received_at ? (a.id < b.id ? 1 : -1) : a.received_at < b.received_at ? 1 : -1

const byId = (a: LeadRow, b: LeadRow) => (a.id < b.id ? -1 : 1)

/** The requests that are kept, and the one way in. */
export const leadStore = ({ db, insertLeads }: Pick<Storage, 'db' | 'insertLeads'>, mailDomain: string) => {
  const keepTogether = groupCommit<LeadRow, { isNew: boolean }>({
    write: async (group) => {
      // In one order everywhere, so that two servers with the same repeated sends do not wait for each other.
      const ordered = group.length > 1 ? group.toSorted(byId) : group
      const ids = await insertLeads(ordered)
      // The first of them took it: of a double click in one group the second is a repetition.
      return ({ id }) => ({ isNew: ids.delete(id) })
    },
    isOfOneItem: (error) => !isConnectionLost(error),
    most: 200,
  })

  /**
   * Keeps a request and the messages that it owes, both or neither, and resolves once they are on disk.
   * A repeated send is kept once: `isNew` is false for the others. Throws `StorageUnavailable` when nothing was kept.
   */
  const keep = async (lead: NewLead, owes: readonly MessageKind[], now: Date): Promise<{ isNew: boolean }> => {
    const moment = now.toISOString()
    const row = {
      ...lead,
      id: lead.id ?? orderedId(now),
      received_at: moment,
      owes: owesText(owes, mailDomain, moment),
    }
    try {
      return await keepTogether(row)
    } catch (cause) {
      throw new StorageUnavailable('The request could not be kept', { cause })
    }
  }

  /** Takes a request out of the spam, which from now on owes these messages. False when it is not there. */
  const rescue = async (id: string, owes: readonly MessageKind[], now: Date): Promise<boolean> => {
    const rescued = await db
      .updateTable('leads')
      .set({ spam_reason: null, owes: owesText(owes, mailDomain, now.toISOString()) })
      .where('id', '=', id)
      .where('spam_reason', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    return rescued !== undefined
  }

  const pageAfter = (last: ListedLead | undefined, { spam }: LeadFilter, owes: 'is' | 'is not') =>
    db
      .selectFrom('leads')
      .select(listed)
      .where('spam_reason', spam ? 'is not' : 'is', null)
      .where('owes', owes, null)
      .$if(last !== undefined, (query) =>
        query.where((the) =>
          the(the.refTuple('received_at', 'id'), '<', the.tuple(last?.received_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()

  const newestAfter = async (last: ListedLead | undefined, filter: LeadFilter): Promise<ListedLead[]> => {
    // In this order: one whose messages are written out meanwhile is found twice and not never.
    const owing = await pageAfter(last, filter, 'is not')
    const settled = await pageAfter(last, filter, 'is')
    if (owing.length === 0) return settled
    const each = new Map([...owing, ...settled].map((lead) => [lead.id, lead]))
    return [...each.values()].sort(byNewest).slice(0, pageSize)
  }

  /** Every request, newest first, by the page: one page is in memory at a time. */
  async function* pages(filter: LeadFilter): AsyncGenerator<ListedLead[]> {
    for (let page = await newestAfter(undefined, filter); page.length > 0; ) {
      yield page
      page = page.length < pageSize ? [] : await newestAfter(page.at(-1), filter)
    }
  }

  /** Every request, newest first, one by one. */
  async function* newestFirst(filter: LeadFilter): AsyncGenerator<ListedLead> {
    for await (const page of pages(filter)) yield* page
  }

  return { keep, rescue, pages, newestFirst }
}

export type LeadStore = ReturnType<typeof leadStore>
