import { hash } from 'node:crypto'
import type { ExpressionBuilder, Transaction } from 'kysely'
import { newDelivery } from '../../storage/delivery.ts'
import { addMessages, messageRow } from '../../storage/messages.ts'
import type { Storage } from '../../storage/open.ts'
import { orderedId } from '../../storage/ordered-id.ts'
import type { Tables } from '../../storage/tables.ts'
import type { NoticeKind } from '../desk-tables.ts'
import { noticeRules } from './notice-kinds.ts'
import { oldAfterMs, type Stage, untilOpened } from './notice-times.ts'

/** Leads per round. */
export const noticeBatch = 100

type Lead = { id: string; received_at: string; opened_at: string | null }
type Told = { leadId: string; kinds: readonly NoticeKind[]; forDay?: string; personId?: string | null }

const isDue = ({ kind, afterMs }: Stage, lead: Lead, now: Date) =>
  now.getTime() - Date.parse(lead.received_at) >= afterMs && !(untilOpened.has(kind) && lead.opened_at !== null)

/** Query of a lead's notice of this kind. */
export const noticeOf = (eb: ExpressionBuilder<Tables, 'leads'>, kind: NoticeKind) =>
  eb
    .selectFrom('notices')
    .select('notices.id')
    .whereRef('notices.lead_id', '=', 'leads.id')
    .where('notices.kind', '=', kind)

/** Notices. A row in `notices` marks each as sent, once for all servers. */
export const noticeStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, mailDomain: () => string) => {
  /** True if anybody is signed in. Otherwise leads are answered outside of the desk, so reminders would be wrong. */
  const isInUse = async (now: Date): Promise<boolean> => {
    const open = await db
      .selectFrom('sessions')
      .select('id')
      .where('expires_at', '>', now.toISOString())
      .limit(1)
      .execute()
    return open.length > 0
  }

  const devicesOf = async (trx: Transaction<Tables>, personId: string | null | undefined, now: Date) => {
    const all = await trx
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
      .select(['push_subscriptions.id', 'push_subscriptions.person_id'])
      .where('sessions.expires_at', '>', now.toISOString())
      .execute()
    const own = all.filter(({ person_id }) => person_id === personId)
    return own.length > 0 ? own : all
  }

  /**
   * Records these notices of a lead and queues only the last, so a pause does not cause four messages. Does nothing if it was
   * recorded before.
   */
  const tell = (news: Told, now: Date): Promise<void> => write((trx) => tellIn(trx, news, now))

  /** `tell` within a transaction. */
  const tellIn = async (trx: Transaction<Tables>, news: Told, now: Date): Promise<void> => {
    const { leadId, kinds, forDay = '' } = news
    const moment = now.toISOString()
    const added = await trx
      .insertInto('notices')
      .values(kinds.map((kind) => ({ id: orderedId(now), lead_id: leadId, kind, for_day: forDay, at: moment })))
      .onConflict((conflict) => conflict.columns(['lead_id', 'kind', 'for_day']).doNothing())
      .returning(['id', 'kind'])
      .execute()
    const last = added.find(({ kind }) => kind === kinds.at(-1))
    if (!last) return
    const devices = await devicesOf(trx, news.personId, now)
    const { letter, pushHours } = noticeRules[last.kind]
    // Without a subscribed device, a reminder that nobody opened the lead would only repeat the owner's letter.
    if (letter && !(letter === 'unopened' && devices.length === 0))
      await addMessages(trx, [{ leadId, kinds: [letter], now: moment }], mailDomain())
    if (pushHours === undefined || devices.length === 0) return
    await trx
      .insertInto('pushes')
      .values(
        devices.map((device) => ({
          ...newDelivery(orderedId(now), moment),
          notice_id: last.id,
          subscription_id: device.id,
        })),
      )
      .execute()
  }

  const waiting = (stages: readonly Stage[], now: Date) => {
    const since = new Date(now.getTime() - oldAfterMs).toISOString()
    return db
      .selectFrom('leads')
      .select(['id', 'received_at', 'opened_at'])
      .where('progress', '=', 'new')
      .where('spam_reason', 'is', null)
      .where('received_at', '>', since)
      .where((eb) =>
        eb.or(
          stages.map(({ kind, afterMs }) =>
            eb.and([
              eb('received_at', '<=', new Date(now.getTime() - afterMs).toISOString()),
              ...(untilOpened.has(kind) ? [eb('opened_at', 'is', null)] : []),
              eb.not(eb.exists(noticeOf(eb, kind))),
            ]),
          ),
        ),
      )
      .orderBy('received_at')
      .limit(noticeBatch)
      .execute()
  }

  /** Sends the due notices of up to 100 unanswered leads. Returns the number of leads. */
  const tellWaiting = async (stages: readonly Stage[], now: Date): Promise<number> => {
    const leads = await waiting(stages, now)
    for (const lead of leads) {
      const kinds = stages.filter((stage) => isDue(stage, lead, now)).map(({ kind }) => kind)
      await tell({ leadId: lead.id, kinds }, now)
    }
    return leads.length
  }

  /** Queues the letter with the numbers of the week before this Monday, once for all servers. True if it was not queued yet. */
  const tellNumbers = async (monday: string, now: Date): Promise<boolean> => {
    const id = hash('sha256', `numbers ${monday}`).slice(0, 32)
    const there = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()
    if (there) return false
    const row = messageRow({ id, leadId: null, kind: 'numbers', now: now.toISOString(), mailDomain: mailDomain() })
    const added = await write((trx) =>
      trx
        .insertInto('outbox')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute(),
    )
    return added.length > 0
  }

  return { isInUse, tell, tellIn, tellWaiting, tellNumbers }
}

export type NoticeStore = ReturnType<typeof noticeStore>
