import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { WrittenQuote } from '../../contract/desk/written-quote.ts'
import type { LeadProgress } from '../desk/desk-tables.ts'
import { leadDates } from './clock.ts'
import { notesOf, writtenQuotesOf } from './desk-entries.ts'
import { groupCommit } from './group-commit.ts'
import { idsOf } from './ids-of.ts'
import { joinCustomers } from './join-customers.ts'
import { addMessages } from './messages.ts'
import type { Storage } from './open.ts'
import { orderedId } from './ordered-id.ts'
import { foldedOf } from './search-text.ts'
import {
  heartbeatMark,
  type LeadCustomer,
  type LeadRow,
  type LeadSource,
  type MessageKind,
  markedAtDesk,
  type Tables,
} from './tables.ts'

/**
 * A lead could not be stored; `cause` says why. server/quotes/form-answer.ts decides the answer and the retry time; open.ts
 * decides how long to wait for a database.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** A lead to store. Leads with the same id are stored once; without an id, one is generated. */
export type NewLead = Omit<LeadRow, 'id' | 'received_at'> &
  Insertable<LeadSource & Pick<LeadProgress, 'follow_up_on'>> & { id?: string | undefined }
type LeadFilter = { spam: boolean }

/**
 * `kept`: new. `repeated`: already stored. `rescued`: stored as possible spam, and now sent again without signs of
 * spam, so its messages are queued.
 */
export type Kept = 'kept' | 'repeated' | 'rescued'

type Owing = { lead: LeadRow; kinds: readonly MessageKind[] }

// Only the columns that lists show: each further column slows down a long list.
const listed = [
  ...(['id', 'received_at', 'form', 'name', 'phone', 'email', 'note', 'extra', 'spam_reason'] as const),
  ...(['source_page', 'utm_source', 'utm_medium', 'utm_campaign'] as const),
  ...(['progress', 'quoted_cents', 'booked_on', 'booked_from', 'booked_to', 'follow_up_on', 'lost_reason'] as const),
  ...(['origin', 'town', 'street', 'access_note', 'again_on', 'no_more_at'] as const),
  'answered_at',
] as const
type ListedRow = Pick<LeadRow & Selectable<LeadSource & LeadCustomer & LeadProgress>, (typeof listed)[number]> & {
  /** Person at the desk who took the lead. */
  person: string | null
  photographs: number | string | bigint | null
}
/** A lead in a list: what was sent, the desk's progress, and the desk's notes and written quote. */
export type ListedLead = Omit<ListedRow, 'photographs'> & {
  photographs: number
  notes: string
  written?: WrittenQuote | undefined
}

const pageSize = 100

/** Stored leads: the only way to insert, rescue and list them. */
export const leadStore = ({ db, write, isTemporary }: Storage, mailDomain: () => string) => {
  const release = async (trx: Transaction<Tables>, ids: readonly string[], reasons: 'all' | 'ours') => {
    const released = await trx
      .updateTable('leads')
      .set({ spam_reason: null })
      .where('id', 'in', ids)
      .where('spam_reason', 'is not', null)
      .$if(reasons === 'ours', (query) => query.where('spam_reason', '!=', markedAtDesk))
      .returning('id')
      .execute()
    await joinCustomers(trx, idsOf(released))
    return new Set(idsOf(released))
  }

  const insertNew = async (trx: Transaction<Tables>, leads: readonly LeadRow[]): Promise<Set<string>> => {
    const inserted = await trx
      .insertInto('leads')
      .values(leads.map((lead) => ({ ...lead, ...foldedOf(lead) })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    const ids = idsOf(inserted)
    await joinCustomers(trx, ids)
    return new Set(ids)
  }

  const keepAll = async (trx: Transaction<Tables>, sent: readonly Owing[]): Promise<Kept[]> => {
    const dateOf = await leadDates(trx, sent[0]?.lead.received_at ?? new Date().toISOString())
    const group = sent.map(({ lead, kinds }) => ({
      lead: { ...lead, received_at: dateOf(lead.received_at) },
      kinds,
    }))
    const leads = group.map(({ lead }) => lead)
    const added = await insertNew(trx, leads)
    // Of two copies in one group, the first is new and the second a repetition.
    const isNew = group.map(({ lead }) => added.delete(lead.id))
    const clean = idsOf(leads.filter(({ spam_reason }, index) => !isNew[index] && spam_reason === null))
    // A repetition does not overrule the person who marked it.
    const rescued = clean.length > 0 ? await release(trx, clean, 'ours') : new Set<string>()
    const outcomes = group.map(({ lead }, index): Kept => {
      if (isNew[index]) return 'kept'
      return lead.spam_reason === null && rescued.delete(lead.id) ? 'rescued' : 'repeated'
    })
    const owing = group.filter((_, index) => outcomes[index] !== 'repeated')
    await addMessages(
      trx,
      owing.map(({ lead, kinds }) => ({ leadId: lead.id, kinds, now: lead.received_at })),
      mailDomain(),
    )
    return outcomes
  }

  const keepTogether = groupCommit<Owing, Kept>({
    write: (group) => write((trx) => keepAll(trx, group)),
    isOfOneItem: (error) => !isTemporary(error),
  })

  /**
   * Stores a lead and its messages in one transaction; resolves once it is on disk. The same id is stored once. Throws
   * `StorageUnavailable` if it could not be stored.
   */
  const keep = async (lead: NewLead, kinds: readonly MessageKind[], now: Date): Promise<Kept> => {
    const row = { ...lead, id: lead.id ?? orderedId(now), received_at: now.toISOString() }
    try {
      return await keepTogether({ lead: row, kinds })
    } catch (cause) {
      throw new StorageUnavailable('The request could not be kept', { cause })
    }
  }

  /** Marks a lead as no spam and queues these messages. False if it was not marked as spam. */
  const rescue = (id: string, kinds: readonly MessageKind[], now: Date): Promise<boolean> =>
    write(async (trx) => {
      const isThere = (await release(trx, [id], 'all')).size > 0
      if (isThere) await addMessages(trx, [{ leadId: id, kinds, now: now.toISOString() }], mailDomain())
      return isThere
    })

  const withNotes = async (rows: readonly ListedRow[]): Promise<ListedLead[]> => {
    if (rows.length === 0) return []
    const ids = idsOf(rows)
    const [notes, quotes] = [await notesOf(db, ids), await writtenQuotesOf(db, ids)]
    return rows.map((row) => ({
      ...row,
      photographs: Number(row.photographs),
      notes: (notes.get(row.id) ?? []).join('\n'),
      written: quotes.get(row.id),
    }))
  }

  const pageAfter = async (last: ListedLead | undefined, { spam }: LeadFilter): Promise<ListedLead[]> => {
    const rows = await db
      .selectFrom('leads')
      .select(listed)
      .select((eb) =>
        eb.selectFrom('people').select('people.name').whereRef('people.id', '=', 'leads.person_id').as('person'),
      )
      .select((eb) =>
        eb
          .selectFrom('photographs')
          .select(eb.fn.countAll().as('count'))
          .whereRef('photographs.lead_id', '=', 'leads.id')
          .as('photographs'),
      )
      .where('spam_reason', spam ? 'is not' : 'is', null)
      .where('project', '!=', heartbeatMark)
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(last?.received_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    return withNotes(rows)
  }

  /** All leads, newest first, one page in memory at a time. */
  async function* pages(filter: LeadFilter): AsyncGenerator<ListedLead[]> {
    for (let page = await pageAfter(undefined, filter); page.length > 0; ) {
      yield page
      // Exporting 50,000 leads must not block other requests.
      await nextTurn()
      page = page.length < pageSize ? [] : await pageAfter(page.at(-1), filter)
    }
  }

  return { keep, rescue, pages }
}

export type LeadStore = ReturnType<typeof leadStore>
