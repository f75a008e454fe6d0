import { sql, type Transaction } from 'kysely'
import type { LeadState } from '../../contract/desk/lead.ts'
import { deliveries } from './deliveries.ts'
import type { Storage } from './open.ts'
import {
  heartbeatMark,
  type LeadRow,
  type MessageKind,
  messageKinds,
  type OutboxRow,
  reminderKinds,
  type Tables,
  untilAnsweredKinds,
} from './tables.ts'

/** A message and its lead. */
export type OwedMessage = { message: OutboxRow; lead: LeadRow }

/** `filed`: the letter was only written to a file. */
type Left = 'sent' | 'filed'
type Failure = { error: string; attempts: number; dueAt: Date; isDead: boolean }

// Ignores sent times more than two days ahead: a clock that was ahead wrote them, and they must not use up a limit.
const untilOf = (moment: Date) => new Date(moment.getTime() + 2 * 24 * 60 * 60_000).toISOString()

const notSentAlone: readonly MessageKind[] = ['digest', 'numbers', 'webhook']
const sentAlone = messageKinds.filter((kind) => !notSentAlone.includes(kind))

const ownerKinds: readonly MessageKind[] = ['owner-notice', ...reminderKinds]

/** True for letters to the owner about one lead: the notice and reminders. */
export const isOwnerLetter = (kind: MessageKind): boolean => ownerKinds.includes(kind)

/**
 * Makes waiting messages due now, and queues dead ones as new: all of them, or those of one lead. Returns their number.
 */
export const reviveMessages = async (trx: Transaction<Tables>, now: Date, leadId?: string): Promise<number> => {
  const due = { due_at: now.toISOString() }
  const those = trx.updateTable('outbox').$if(leadId !== undefined, (all) => all.where('lead_id', '=', leadId ?? ''))
  const hurried = those.set(due).where('state', '=', 'waiting').where('due_at', '>', due.due_at)
  const revived = those
    .set({ ...due, state: 'waiting', attempts: 0, created_at: due.due_at })
    .where('state', '=', 'dead')
  const rows = [await hurried.returning('id').execute(), await revived.returning('id').execute()]
  return rows.flat().length
}

const untilAnswered: readonly MessageKind[] = untilAnsweredKinds

const isAnsweredReminder = ({ message, lead }: { message: OutboxRow; lead: { progress: LeadState } }) =>
  untilAnswered.includes(message.kind) && lead.progress !== 'new'

/** Queries of the outbox. */
export const outboxStore = (storage: Storage) => {
  const { db, write } = storage
  const { claim: claimRows, settle } = deliveries<OutboxRow>(storage, 'outbox')

  /** Marks a message as never to be sent. */
  const withhold = (id: string, why: string): Promise<void> => settle(id, { state: 'withheld', last_error: why })

  const claimOf =
    (kinds: readonly MessageKind[]) =>
    async (now: Date, leaseMs: number, limit: number): Promise<OwedMessage[]> => {
      const messages = await claimRows(now, leaseMs, limit, sql`kind in (${sql.join(kinds)})`)
      if (messages.length === 0) return []
      const ids = messages.flatMap(({ lead_id }) => lead_id ?? [])
      const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
      const byId = new Map(leads.map((lead) => [lead.id, lead]))
      const owed = messages.flatMap((message) => {
        const lead = byId.get(message.lead_id ?? '')
        return lead ? [{ message, lead }] : []
      })
      const { withheld = [], due = [] } = Object.groupBy(owed, (one) => (isAnsweredReminder(one) ? 'withheld' : 'due'))
      await Promise.all(withheld.map(({ message }) => withhold(message.id, 'Somebody has answered meanwhile')))
      return due
    }

  /** Claims due letters with the week's numbers. */
  const claimNumbers = (now: Date, leaseMs: number, limit: number): Promise<OutboxRow[]> =>
    claimRows(now, leaseMs, limit, sql`kind = 'numbers'`)

  const markSent = (id: string, at: Date, state: Left = 'sent'): Promise<void> =>
    settle(id, { state, sent_at: at.toISOString(), last_error: null, attempts: sql<number>`attempts + 1` })

  const markFailed = (id: string, { error, attempts, dueAt, isDead }: Failure): Promise<void> =>
    settle(id, {
      state: isDead ? 'dead' : 'waiting',
      attempts,
      due_at: dueAt.toISOString(),
      last_error: error,
    })

  /** Moves an owner letter into the digest that is due then. */
  const moveToDigest = (id: string, dueAt: Date): Promise<void> =>
    settle(id, { kind: 'digest', due_at: dueAt.toISOString() })

  /** Messages not sent yet, including dead ones, oldest first. */
  const unsent = () =>
    db
      .selectFrom('outbox')
      .leftJoin('leads', 'leads.id', 'outbox.lead_id')
      .select(['lead_id', 'kind', 'state', 'attempts', 'created_at', 'due_at', 'last_error'])
      .select(['leads.name', 'leads.email'])
      .where('state', 'in', ['waiting', 'dead'])
      .where((eb) => eb.or([eb('lead_id', 'is', null), eb('leads.project', '!=', heartbeatMark)]))
      .orderBy('created_at')
      .execute()

  /** Makes all waiting messages due now, and queues dead ones as new. Returns their number. */
  const revive = (now: Date): Promise<number> => write((trx) => reviveMessages(trx, now))

  /** Recipients and times of acknowledgements sent since `moment`. */
  const acknowledgedSince = async (moment: Date): Promise<{ email: string; at: Date }[]> => {
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select(['leads.email', 'sent_at'])
      .where('kind', '=', 'acknowledgement')
      .where('sent_at', '>=', moment.toISOString())
      .where('sent_at', '<', untilOf(moment))
      .execute()
    return rows.map(({ email, sent_at }) => ({ email, at: new Date(sent_at ?? 0) }))
  }

  /**
   * Number of notices and reminders sent to the owner since `moment`, and how many of them were about possible spam.
   */
  const ownerLettersSince = async (moment: Date): Promise<{ all: number; spam: number }> => {
    const { all, spam } = await db
      .selectFrom('outbox')
      .innerJoin('leads', 'leads.id', 'outbox.lead_id')
      .select((eb) => [eb.fn.countAll().as('all'), eb.fn.count('spam_reason').as('spam')])
      .where('kind', 'in', ownerKinds)
      .where('sent_at', '>=', moment.toISOString())
      .where('sent_at', '<', untilOf(moment))
      .executeTakeFirstOrThrow()
    return { all: Number(all), spam: Number(spam) }
  }

  return {
    /** Claims up to `limit` due letters for `leaseMs`, except digests and numbers. Withholds reminders of answered leads. */
    claim: claimOf(sentAlone),
    /** Claims due webhook calls. */
    claimCalls: claimOf(['webhook']),
    /** Claims the owner letters that are due as one digest. */
    claimDigest: claimOf(['digest']),
    claimNumbers,
    markSent,
    markFailed,
    moveToDigest,
    withhold,
    unsent,
    revive,
    acknowledgedSince,
    ownerLettersSince,
  }
}

export type OutboxStore = ReturnType<typeof outboxStore>
