import type { Generated } from 'kysely'
import type { Origin } from '../../contract/desk/customer.ts'
import type { DeskTables, LeadProgress } from '../desk/desk-tables.ts'
import type { PublishTables } from '../publish/publish-tables.ts'
import type { PhotographTables } from '../quotes/photographs/photograph-tables.ts'
import type { Delivery } from './delivery.ts'

// Columns hold text and integers only, which SQLite and Postgres return alike. Times are ISO 8601 in UTC, so they sort
// as text.

export type LeadRow = {
  /** Derived from the idempotency key and the answers, so that a repeated send has the same id. */
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
  /** JSON of the other fields of the form. */
  extra: string
  spam_reason: string | null
}

/** Reminders that end once somebody has answered the lead. */
export const untilAnsweredKinds = ['unopened', 'unanswered', 'promise-ends'] as const
/** Letters that remind the owner of a waiting lead. */
export const reminderKinds = [...untilAnsweredKinds, 'follow-up', 'wants-day', 'visit-tomorrow', 'review'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** Value of `spam_reason` of a lead that a person marked as spam. */
export const markedAtDesk = 'marked at the desk'

/** Where a lead came from: the page with the form, and the campaign words of its URL. */
export type LeadSource = {
  source_page: Generated<string | null>
  utm_source: Generated<string | null>
  utm_medium: Generated<string | null>
  utm_campaign: Generated<string | null>
}

/** Columns about the customer, which the desk fills in, and the keys derived from them. */
export type LeadCustomer = {
  origin: Generated<Origin>
  town: Generated<string | null>
  street: Generated<string | null>
  access_note: Generated<string | null>
  /**
   * The phone number and the email as they are compared (`search-text.ts`). Empty where the lead has none; null while only an
   * earlier version has written the lead.
   */
  phone_key: Generated<string | null>
  phone_tail: Generated<string | null>
  email_key: Generated<string | null>
  /** One for all leads of a customer (`join-customers.ts`); null for leads that an earlier version wrote. */
  customer_id: Generated<string | null>
  /** The import that created the lead. */
  import_id: Generated<string | null>
}

/**
 * Kinds of messages: two letters and a webhook call per lead, reminders, and the heartbeat's letter. A notice or
 * reminder that waits to be sent with others becomes a `digest`. `numbers` is weekly and has no lead.
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
  /** Null if the message has no lead. */
  lead_id: string | null
  kind: MessageKind
  message_id: string
}

/** An alert: its state, since when, and the state the owner was told last. */
export type AlertRow = { name: string; state: AlertState; since: string; told: AlertState }
export type AlertState = 'on' | 'off'

/** Value of `project` and `spam_reason` that marks the heartbeat's lead; lists leave it out. */
export const heartbeatMark = 'heartbeat'

/** When the heartbeat last started (`begun`), and when it last passed each step. */
export type HeartbeatStepRow = { step: string; at: string }

/** One row, written to test whether the database is writable. */
export type WriteProbeRow = { name: string; at: string }

/** `first`: when the first lead was received. `trusted`: the last time at which the clock was right. */
export type ClockRow = { name: 'first' | 'trusted'; at: string }

/** Unanswered questions of one kind, masked: see `assistant/unanswered.ts`. */
export type UnansweredRow = {
  language: 'en' | 'es'
  key: string
  text: string
  asked: number
  state: 'open' | 'answered' | 'dismissed'
  first_at: string
  last_at: string
}

/** Questions of the chat in a day (UTC), and how many of them were answered. */
export type ChatDayRow = { day: string; asked: number; answered: number }

export type Tables = DeskTables &
  PhotographTables &
  PublishTables & {
    unanswered: UnansweredRow
    chat_days: ChatDayRow
    leads: LeadRow & LeadSource & LeadCustomer & LeadProgress
    outbox: OutboxRow
    alerts: AlertRow
    write_probe: WriteProbeRow
    heartbeat_steps: HeartbeatStepRow
    clock: ClockRow
  }
