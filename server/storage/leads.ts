import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { LeadProgress } from '../desk/tables.ts'
import { leadDates } from './clock.ts'
import { groupCommit } from './group-commit.ts'
import { addMessages } from './messages.ts'
import type { Storage } from './open.ts'
import { orderedId } from './ordered-id.ts'
import { foldedOf, notesOf } from './search-text.ts'
import {
  heartbeatMark,
  type LeadCustomer,
  type LeadRow,
  type LeadSource,
  type MessageKind,
  type Tables,
} from './tables.ts'

/**
 * A request could not be kept. `cause` says why. What its sender is then told, and when to try again, is decided in
 * server/quotes/answer.ts, and how long a database may take to come back in open.ts beside this.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** A request to be kept. One with an id is kept once, however often it comes; one without gets one of its own. */
export type NewLead = Omit<LeadRow, 'id' | 'received_at'> & Insertable<LeadSource> & { id?: string | undefined }
export type LeadFilter = { spam: boolean }

/**
 * What became of a request: it is new; it was there already; or it was there as possible spam, came again without any sign
 * of it, and owes its messages now.
 */
export type Kept = 'kept' | 'repeated' | 'rescued'

type Owing = { lead: LeadRow; kinds: readonly MessageKind[] }

// What is shown of a request and nothing else: each column of a long list takes its time.
const listed = [
  ...(['id', 'received_at', 'form', 'name', 'phone', 'email', 'note', 'extra', 'spam_reason'] as const),
  ...(['source_page', 'utm_source', 'utm_medium', 'utm_campaign'] as const),
  ...(['progress', 'quoted_cents', 'booked_on', 'booked_from', 'booked_to', 'follow_up_on', 'lost_reason'] as const),
  ...(['origin', 'town', 'street', 'access_note', 'again_on', 'no_more_at'] as const),
  'answered_at',
] as const
type ListedRow = Pick<LeadRow & Selectable<LeadSource & LeadCustomer & LeadProgress>, (typeof listed)[number]> & {
  /** Who has taken it on at the desk. */
  person: string | null
}
/** A request in a list: what was sent, how far the desk has come with it, and the notes that were made there. */
export type ListedLead = ListedRow & { notes: string }

const pageSize = 100

/** The requests that are kept, and the one way in. */
export const leadStore = ({ db, write, isTemporary }: Storage, mailDomain: string) => {
  const release = async (transaction: Transaction<Tables>, ids: readonly string[]): Promise<Set<string>> => {
    const released = await transaction
      .updateTable('leads')
      .set({ spam_reason: null })
      .where('id', 'in', ids)
      .where('spam_reason', 'is not', null)
      .returning('id')
      .execute()
    return new Set(released.map(({ id }) => id))
  }

  const insertNew = async (transaction: Transaction<Tables>, leads: readonly LeadRow[]): Promise<Set<string>> => {
    const inserted = await transaction
      .insertInto('leads')
      // In one order everywhere, so that two servers with the same repeated sends do not wait for each other.
      .values(leads.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((lead) => ({ ...lead, ...foldedOf(lead) })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    return new Set(inserted.map(({ id }) => id))
  }

  const keepAll = async (transaction: Transaction<Tables>, sent: readonly Owing[]): Promise<Kept[]> => {
    const dateOf = await leadDates(transaction)
    const group = sent.map(({ lead, kinds }) => ({
      lead: { ...lead, received_at: dateOf(lead.received_at) },
      kinds,
    }))
    const added = await insertNew(
      transaction,
      group.map(({ lead }) => lead),
    )
    // Of a double click in one group the first is new and the second a repetition.
    const isNew = group.map(({ lead }) => added.delete(lead.id))
    const clean = group.filter(({ lead }, index) => !isNew[index] && lead.spam_reason === null)
    const rescued =
      clean.length > 0
        ? await release(
            transaction,
            clean.map(({ lead }) => lead.id),
          )
        : new Set<string>()
    const outcomes = group.map(({ lead }, index): Kept => {
      if (isNew[index]) return 'kept'
      return lead.spam_reason === null && rescued.delete(lead.id) ? 'rescued' : 'repeated'
    })
    const owing = group.filter((_, index) => outcomes[index] !== 'repeated')
    await addMessages(
      transaction,
      owing.map(({ lead, kinds }) => ({ leadId: lead.id, kinds, now: lead.received_at })),
      mailDomain,
    )
    return outcomes
  }

  const keepTogether = groupCommit<Owing, Kept>({
    write: (group) => write((transaction) => keepAll(transaction, group)),
    isOfOneItem: (error) => !isTemporary(error),
    most: 100,
  })

  /**
   * Keeps a request and the messages that it owes, both or neither, and resolves once they are on disk. The same id is kept
   * once. Throws `StorageUnavailable` when that cannot be promised.
   */
  const keep = async (lead: NewLead, kinds: readonly MessageKind[], now: Date): Promise<Kept> => {
    const row = { ...lead, id: lead.id ?? orderedId(now), received_at: now.toISOString() }
    try {
      return await keepTogether({ lead: row, kinds })
    } catch (cause) {
      throw new StorageUnavailable('The request could not be kept', { cause })
    }
  }

  /** Takes a request out of the spam, which from now on owes these messages. False when it is not there. */
  const rescue = (id: string, kinds: readonly MessageKind[], now: Date): Promise<boolean> =>
    write(async (transaction) => {
      const isThere = (await release(transaction, [id])).size > 0
      if (isThere) await addMessages(transaction, [{ leadId: id, kinds, now: now.toISOString() }], mailDomain)
      return isThere
    })

  const withNotes = async (rows: readonly ListedRow[]): Promise<ListedLead[]> => {
    if (rows.length === 0) return []
    const notes = await notesOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...row, notes: (notes.get(row.id) ?? []).join('\n') }))
  }

  const pageAfter = async (last: ListedLead | undefined, { spam }: LeadFilter): Promise<ListedLead[]> => {
    const rows = await db
      .selectFrom('leads')
      .select(listed)
      .select((the) =>
        the.selectFrom('people').select('people.name').whereRef('people.id', '=', 'leads.person_id').as('person'),
      )
      .where('spam_reason', spam ? 'is not' : 'is', null)
      .where('project', '!=', heartbeatMark)
      .$if(last !== undefined, (query) =>
        query.where((the) =>
          the(the.refTuple('received_at', 'id'), '<', the.tuple(last?.received_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    return withNotes(rows)
  }

  /** Every request, newest first, by the page: one page is in memory at a time. */
  async function* pages(filter: LeadFilter): AsyncGenerator<ListedLead[]> {
    for (let page = await pageAfter(undefined, filter); page.length > 0; ) {
      yield page
      // A table of 50,000 leads must not keep pages and forms waiting.
      await nextTurn()
      page = page.length < pageSize ? [] : await pageAfter(page.at(-1), filter)
    }
  }

  return { keep, rescue, pages }
}

export type LeadStore = ReturnType<typeof leadStore>
