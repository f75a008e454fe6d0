import type { Generated } from 'kysely'
import type { Origin } from '../../contract/desk/customer.ts'
import type { DeskTables, LeadProgress } from '../desk/tables.ts'
import type { PublishTables } from '../publish/tables.ts'
import type { Delivery } from './delivery.ts'

// Only text and whole numbers: they read back the same from SQLite and from Postgres. Moments are ISO 8601 in UTC, so
// that their order as text is their order in time.

export type LeadRow = {
  /** The same for a repeated send of the same answers, where it carried a key. */
  id: string
  received_at: string
  project: string
  form: string
  name: string
  phone: string
  email: string
  reply_to: string | null
  note: string | null
  subject: string | null
  /** JSON of the fields that the form does not know. */
  extra: string
  spam_reason: string | null
}

/** The letters that remind the owner of a request that waits at the desk. */
export const reminderKinds = ['unopened', 'unanswered', 'promise-ends', 'follow-up'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/**
 * Where a request came from, as far as its browser tells: the page of this site with the form, and the campaign words in
 * that page's address.
 */
export type LeadSource = {
  source_page: Generated<string | null>
  utm_source: Generated<string | null>
  utm_medium: Generated<string | null>
  utm_campaign: Generated<string | null>
}

/** What makes a lead one of a customer's: how it came, and what the desk knows of the customer. A form fills in nothing. */
export type LeadCustomer = {
  origin: Generated<Origin>
  town: Generated<string | null>
  street: Generated<string | null>
  access_note: Generated<string | null>
  /**
   * The phone number and the email as they are compared (`search-text.ts`): leads that share one are one customer. Empty where
   * the lead has none; null while only an earlier version has written the lead.
   */
  phone_key: Generated<string | null>
  phone_tail: Generated<string | null>
  email_key: Generated<string | null>
  /** The import that it came with. */
  import_id: Generated<string | null>
}

/**
 * What a request may owe: its two letters, the call that tells another system, reminders, and the letter of a test request. A notice or reminder that waits
 * to be told together with others is a `digest`. `numbers` is owed once a week, by no request.
 */
export const messageKinds = [
  'owner-notice',
  'acknowledgement',
  'webhook',
  'digest',
  ...reminderKinds,
  'heartbeat',
  'numbers',
] as const
export type MessageKind = (typeof messageKinds)[number]

export type OutboxRow = Delivery & {
  /** Nothing where no request owes it. */
  lead_id: string | null
  kind: MessageKind
  message_id: string
}

/** Something that the owner is told of: whether it is so now, since when, and what was told last. */
export type AlertRow = { name: string; state: AlertState; since: string; told: AlertState }
export type AlertState = 'on' | 'off'

/** The project, and the reason against sending it letters, of the daily test request: no list shows it. */
export const heartbeatMark = 'heartbeat'

/** When the daily test request set out last, as `begun`, and when it last passed each step. */
export type HeartbeatStepRow = { step: string; at: string }

/** One row, which is written to find out whether the database can be written. */
export type WriteProbeRow = { name: string; at: string }

/** One row, `trusted`: the latest moment at which the clock was found right. */
export type ClockRow = { name: string; at: string }

/** Questions of one kind that the assistant could not answer, masked: see `assistant/unanswered.ts`. */
export type UnansweredRow = {
  language: 'en' | 'es'
  key: string
  text: string
  asked: number
  state: 'open' | 'answered' | 'dismissed'
  first_at: string
  last_at: string
}

export type Tables = DeskTables &
  PublishTables & {
    unanswered: UnansweredRow
    leads: LeadRow & LeadSource & LeadCustomer & LeadProgress
    outbox: OutboxRow
    alerts: AlertRow
    write_probe: WriteProbeRow
    heartbeat_steps: HeartbeatStepRow
    clock: ClockRow
  }
