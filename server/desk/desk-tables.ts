import type { Generated } from 'kysely'
import type { LeadState, LostReason } from '../../contract/desk/lead.ts'
import type { DeviceKind, Role } from '../../contract/desk/people.ts'
import type { LinkKind } from '../../contract/desk/sign-in.ts'
import type { Delivery } from '../storage/delivery.ts'
import type { PrivatePageRow } from './private-page/private-page-table.ts'

// Only text and whole numbers, as everywhere in the storage. Every secret is kept as its SHA-256.

/** What the desk keeps of a lead, beside what the visitor wrote. A request that nobody has touched has the defaults. */
export type LeadProgress = {
  /** No `state`: the version before asks for that of messages, of both tables together. */
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
  /** What a search looks through (`storage/search-text.ts`); null while only an earlier version has written the lead. */
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

/** Whoever has been removed stays as a name in what happened. */
export type PersonRow = {
  id: string
  name: string
  /** The name as `nameKey` has it; unique among those who may come in. */
  name_key: string
  role: Role
  email: string | null
  created_at: string
  removed_at: string | null
}

/** `id` and `public_key` are base64url. */
type PasskeyRow = {
  id: string
  person_id: string
  public_key: string
  counter: number
  transports: string
  device: DeviceKind
  created_at: string
  used_at: string | null
}

/** `passkey_id` is the passkey that began it, which takes the session along when it is removed. */
export type SessionRow = {
  id: string
  person_id: string
  created_at: string
  seen_at: string
  expires_at: string
  /** When the person last proved in this session who they are. */
  confirmed_at: string | null
  passkey_id: string | null
}

/** A link that can be used once. `person_id` is whom it lets in, where it is nobody new. */
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
  /** 1 for a link that makes the first owner, and for the one that its letter brings. */
  is_first: number
}

/** What an authenticator has to sign, once. `purpose` is `sign-in`, the link that it enrolls by, or the session that it confirms. */
type ChallengeRow = { id: string; purpose: string; expires_at: string }

/** A person's calendar feed: `id` is the hash of its secret. */
export type CalendarRow = { id: string; person_id: string; created_at: string; read_at: string | null }

/** A device that is told at once. `id` is the hash of its endpoint; the keys are base64url. */
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

/** That people were told of a lead, or need not be told any more. `for_day` is empty where the notice is about no day. */
type NoticeRow = { id: string; lead_id: string; kind: NoticeKind; for_day: string; at: string }

/** A notice on its way to one device. */
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
