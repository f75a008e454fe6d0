import type { Transaction } from 'kysely'
import { type ChangeRequest, undoWithinMs } from '../../../contract/desk/lead.ts'
import { addMessages } from '../../storage/messages.ts'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import { reviveMessages } from '../../storage/outbox-store.ts'
import { renewFolded } from '../../storage/search-text.ts'
import type { MessageKind, Tables } from '../../storage/tables.ts'
import { jobTime } from '../customers/same-customer.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import type { PrivatePageStore } from '../private-page/page-store.ts'
import { beforeOf, type Effect, effectOf, readBefore } from './change-effect.ts'
import { type StoredLead, storedLeads } from './stored-lead.ts'

type Parts = {
  /** Kinds of messages queued for every lead. */
  owes: readonly MessageKind[]
  mailDomain: () => string
  /** Opens the private page of a lead. */
  openPage?: PrivatePageStore['open'] | undefined
}

// Time for a last-second undo to arrive.
const undoGraceMs = 20_000

const mostOtherJobs = 30
// Changes that a customer's private page shows.
const pageKinds: ReadonlySet<string> = new Set(['quote', 'book', 'send', 'record'])

const historicKinds = ['owner-notice', 'acknowledgement', 'webhook', 'digest'] as const

// Changes of the searchable text or of the customer.
const refolds: ReadonlySet<string> = new Set(['note', 'book', 'correct', 'spam', 'rescue'])

// A notice sent within a digest is not queued again.
const toldBy: Partial<Record<MessageKind, MessageKind>> = { digest: 'owner-notice' }

/** Changes of leads. Each is an event, and applies only to the version that the person saw. */
export const changeStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, { owes, mailDomain, openPage }: Parts) => {
  const leadOf = (trx: Pick<Transaction<Tables>, 'selectFrom'>, id: string): Promise<StoredLead | undefined> =>
    storedLeads(trx).where('leads.id', '=', id).executeTakeFirst()

  const read = (id: string): Promise<StoredLead | undefined> => leadOf(db, id)

  const store = async (trx: Transaction<Tables>, lead: StoredLead, effect: Effect) => {
    const changed = await trx
      .updateTable('leads')
      .set({ ...effect, version: lead.version + 1 })
      .where('id', '=', lead.id)
      .where('version', '=', lead.version)
      .returning('id')
      .execute()
    if (changed.length === 0) throw new DeskRefusal('collision')
  }

  /** Adds an event to the lead's history. */
  const addEvent = async (
    trx: Transaction<Tables>,
    { id, version }: StoredLead,
    who: { personId: string; now: Date },
    event: Pick<Tables['events'], 'id' | 'kind' | 'detail' | 'before' | 'undone_at'>,
  ) => {
    const row = { lead_id: id, person_id: who.personId, at: who.now.toISOString(), version: version + 1 }
    await trx
      .insertInto('events')
      .values({ ...row, ...event })
      .execute()
  }

  // Queues only messages that the lead never had, so nobody gets a letter twice.
  const addMissing = async (trx: Transaction<Tables>, leadId: string, now: Date) => {
    const rows = await trx.selectFrom('outbox').select('kind').where('lead_id', '=', leadId).execute()
    const there = new Set(rows.flatMap(({ kind }) => [kind, toldBy[kind]]))
    const kinds = owes.filter((kind) => !there.has(kind))
    await addMessages(trx, [{ leadId, kinds, now: now.toISOString() }], mailDomain())
  }

  /**
   * Applies a change once per id. Throws a `DeskRefusal`: `not-found`, or `collision` if somebody else has changed the lead
   * since.
   */
  const change = (leadId: string, request: ChangeRequest, personId: string, now: Date): Promise<void> =>
    write(async (trx) => {
      const lead = await leadOf(trx, leadId)
      if (!lead) throw new DeskRefusal('not-found')
      const done = await trx.selectFrom('events').selectAll().where('id', '=', request.id).executeTakeFirst()
      if (done) {
        if (done.lead_id === leadId && done.person_id === personId) return
        throw new DeskRefusal('not-found')
      }
      if (lead.version !== request.version) throw new DeskRefusal('collision')
      const effect = effectOf(lead, request.change, personId, now)
      await store(trx, lead, effect)
      const { kind, ...detail } = request.change
      const before = JSON.stringify(beforeOf(lead, effect))
      const event = { id: request.id, kind, detail: JSON.stringify(detail), before, undone_at: null }
      await addEvent(trx, lead, { personId, now }, event)
      if (refolds.has(kind)) await renewFolded(trx, [leadId])
      if (pageKinds.has(kind)) await openPage?.(trx, leadId, now)
      if (kind === 'rescue' && lead.spam_reason !== null && lead.origin === 'form') await addMissing(trx, leadId, now)
    })

  /** Undoes the person's own last change within some seconds. Sent letters stay sent. */
  const undo = (leadId: string, eventId: string, personId: string, now: Date): Promise<void> =>
    write(async (trx) => {
      const lead = await leadOf(trx, leadId)
      const event = await trx
        .selectFrom('events')
        .selectAll()
        .where('id', '=', eventId)
        .where('lead_id', '=', leadId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      if (!lead || !event) throw new DeskRefusal('not-found')
      if (event.undone_at !== null) return
      if (lead.version !== event.version) throw new DeskRefusal('collision')
      const isLate = now.getTime() - Date.parse(event.at) > undoWithinMs + undoGraceMs
      if (isLate || event.kind === 'rescue') throw new DeskRefusal('undo-late')
      const before = readBefore(event.before)
      await store(trx, lead, before)
      await trx.updateTable('events').set({ undone_at: now.toISOString() }).where('id', '=', eventId).execute()
      const detail = JSON.stringify({ id: eventId })
      const undone = { id: orderedId(now), kind: 'undo', detail, before: '{}', undone_at: now.toISOString() }
      await addEvent(trx, lead, { personId, now }, undone)
      if (refolds.has(event.kind)) await renewFolded(trx, [leadId])
    })

  /** Stores when a lead was first opened. */
  const open = async (leadId: string, now: Date): Promise<void> => {
    await write((trx) =>
      trx
        .updateTable('leads')
        .set({ opened_at: now.toISOString() })
        .where('id', '=', leadId)
        .where('opened_at', 'is', null)
        .execute(),
    )
  }

  /** The lead's events that were not undone, oldest first. */
  const events = (leadId: string) =>
    db
      .selectFrom('events')
      .leftJoin('people', 'people.id', 'events.person_id')
      .select(['events.id', 'at', 'kind', 'detail', 'before', 'people.name as person'])
      .where('lead_id', '=', leadId)
      .where('undone_at', 'is', null)
      .orderBy('at')
      .orderBy('events.version')
      .execute()

  /** The newest other leads of the customer. */
  const otherJobs = async ({ id, customer_id }: StoredLead) =>
    db
      .selectFrom('leads')
      .select(['id', 'name', 'progress', 'origin', 'received_at', 'booked_on', 'quoted_cents', 'no_more_at'])
      .where('customer_id', '=', customer_id)
      .where('id', '!=', id)
      .where('spam_reason', 'is', null)
      .orderBy(jobTime('leads'), 'desc')
      .limit(mostOtherJobs)
      .execute()

  /** Queued and sent messages of a lead. */
  const letters = (leadId: string) =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'created_at', 'sent_at'])
      .where('lead_id', '=', leadId)
      // Reminders are not part of the history.
      .where('kind', 'in', historicKinds)
      .$narrowType<{ kind: (typeof historicKinds)[number] }>()
      .orderBy('created_at')
      .execute()

  /** Makes the lead's waiting and dead messages due now. */
  const resend = (leadId: string, now: Date): Promise<number> => write((trx) => reviveMessages(trx, now, leadId))

  return { read, change, undo, open, events, otherJobs, letters, resend }
}

export type ChangeStore = ReturnType<typeof changeStore>
