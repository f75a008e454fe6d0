import type { Generated } from 'kysely'
import type { LeadState, LostReason } from '../../contract/desk/lead.ts'
import type { DeviceKind, Role } from '../../contract/desk/people.ts'
import type { LinkKind } from '../../contract/desk/sign-in.ts'
import type { Delivery } from '../storage/delivery.ts'
import type { PrivatePageRow } from './private-page/private-page-table.ts'

// Text and integers only, as in all tables. Secrets are stored as SHA-256 hashes.

/** Columns of a lead that the desk writes. The defaults are those of an untouched lead. */
export type LeadProgress = {
  /** Named `progress`, because a query joins `leads` with `outbox`, which has a `state`. */
  progress: Generated<LeadState>
  version: Generated<number>
  person_id: Generated<string | null>
  quoted_cents: Generated<number | null>
  booked_on: Generated<string | null>
  booked_from: Generated<string | null>
  booked_to: Generated<string | null>
  follow_up_on: Generated<string | null>
  lost_reason: Generated<LostReason | null>
  opened_at: Generated<string | null>
  answered_at: Generated<string | null>
  /** The day from which the customer is due for the next job, and when they were asked about it. */
  again_on: Generated<string | null>
  again_asked_at: Generated<string | null>
  /** When the customer said that they want no more reminders. */
  no_more_at: Generated<string | null>
  /** Searchable text (`storage/search-text.ts`); null until a lead of an earlier version is folded. */
  search_text: Generated<string | null>
}

/** A change of a lead. `before` is JSON of the columns that it changed, `version` the lead's after it. */
type EventRow = {
  id: string
  lead_id: string
  at: string
  person_id: string | null
  kind: string
  detail: string
  before: string
  version: number
  undone_at: string | null
}

/** An imported list: its leads name it. */
export type ImportRow = { id: string; at: string; person_id: string; file: string; undone_at: string | null }

/** Removed people keep their row, because the history shows their names. */
export type PersonRow = {
  id: string
  name: string
  /** The name folded by `nameKey`; unique among people who are not removed. */
  name_key: string
  role: Role
  email: string | null
  created_at: string
  removed_at: string | null
}

/** `id` and `public_key` are base64url. */
export type PasskeyRow = {
  id: string
  person_id: string
  public_key: string
  counter: number
  transports: string
  device: DeviceKind
  created_at: string
  used_at: string | null
}

/** `passkey_id` is the passkey that started the session; removing the passkey ends the session. */
export type SessionRow = {
  id: string
  person_id: string
  created_at: string
  seen_at: string
  expires_at: string
  /** When the person last confirmed by passkey in this session. */
  confirmed_at: string | null
  passkey_id: string | null
}

/** A one-time link. `person_id` is the person it signs in, null for a new person. */
export type LinkRow = {
  id: string
  kind: LinkKind
  name: string
  name_key: string
  role: Role
  email: string | null
  person_id: string | null
  created_at: string
  expires_at: string
  used_at: string | null
  /** 1 for the link of the first owner, and for the sign-in link emailed in exchange for it. */
  is_first: number
}

/** A WebAuthn challenge, valid once. `purpose` is `sign-in`, the id of the enrolling link, or the session to confirm. */
type ChallengeRow = { id: string; purpose: string; expires_at: string }

/** A person's calendar feed: `id` is the hash of its secret. */
export type CalendarRow = { id: string; person_id: string; created_at: string; read_at: string | null }

/** A device that gets pushes. `id` is the hash of its endpoint; the keys are base64url. */
export type PushSubscriptionRow = {
  id: string
  person_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: string
}

/** Kinds of notices about a lead. Each is sent once; those with a day (follow-up, due, visit, wish for a day) once a day. */
export const noticeKinds = [
  ...(['new', 'unopened', 'unanswered', 'promise', 'follow-up', 'due', 'heartbeat'] as const),
  ...(['wants-day', 'visit-tomorrow', 'review'] as const),
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A notice that was sent or is no longer needed. `for_day` is empty for a notice without a day. */
type NoticeRow = { id: string; lead_id: string; kind: NoticeKind; for_day: string; at: string }

/** A notice to one device. */
export type PushRow = Delivery & { notice_id: string; subscription_id: string }

export type DeskTables = {
  events: EventRow
  imports: ImportRow
  people: PersonRow
  passkeys: PasskeyRow
  sessions: SessionRow
  links: LinkRow
  challenges: ChallengeRow
  calendars: CalendarRow
  push_subscriptions: PushSubscriptionRow
  notices: NoticeRow
  pushes: PushRow
  private_pages: PrivatePageRow
}
