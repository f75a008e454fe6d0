import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// The tables of 0.2.0, in SQL that both engines accept. Never edited after a release.

/** A migration that runs these statements in order. */
export const run = (...statements: string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const ofLead = 'lead_id text not null references leads (id) on delete cascade'
const ofPerson = 'person_id text not null references people (id) on delete cascade'
const delivery =
  'state text not null, attempts integer not null, created_at text not null, due_at text not null, leased_until text, sent_at text, last_error text'

/** Leads and their messages. The desk's columns have defaults, because a form inserts without them. */
export const leadTables = run(
  `create table leads (
    id text primary key, received_at text not null, project text not null, form text not null, name text not null,
    phone text not null, email text not null, reply_to text, note text, subject text, extra text not null,
    spam_reason text, source_page text, utm_source text, utm_medium text, utm_campaign text, search_text text,
    progress text not null default 'new', version integer not null default 0, person_id text, quoted_cents integer,
    booked_on text, booked_from text, booked_to text, follow_up_on text, lost_reason text, opened_at text,
    answered_at text)`,
  'create index leads_by_time on leads (received_at, id)',
  'create index leads_by_progress on leads (progress, received_at, id)',
  'create index leads_by_person on leads (person_id, received_at, id) where person_id is not null',
  'create index leads_of_spam on leads (received_at, id) where spam_reason is not null',
  'create index leads_by_booking on leads (booked_on) where booked_on is not null',
  'create index leads_by_follow_up on leads (follow_up_on) where follow_up_on is not null',
  'create index leads_without_search_text on leads (id) where search_text is null',
  `create table outbox (
    id text primary key, lead_id text references leads (id) on delete cascade, kind text not null,
    message_id text not null unique, ${delivery})`,
  'create index outbox_by_due on outbox (state, due_at)',
  'create index outbox_by_lead on outbox (lead_id)',
  'create index outbox_by_kind on outbox (kind, sent_at)',
)

/** Sign-in to the desk, and the history of leads. */
export const deskTables = run(
  `create table people (
    id text primary key, name text not null, name_key text not null default '', role text not null, email text,
    created_at text not null, removed_at text)`,
  'create unique index people_by_name on people (name_key) where removed_at is null',
  `create table passkeys (
    id text primary key, ${ofPerson}, public_key text not null, counter integer not null, transports text not null,
    device text not null default 'other', created_at text not null, used_at text)`,
  'create index passkeys_by_person on passkeys (person_id)',
  `create table sessions (
    id text primary key, ${ofPerson}, passkey_id text references passkeys (id) on delete cascade,
    created_at text not null, seen_at text not null, expires_at text not null, confirmed_at text)`,
  'create index sessions_by_person on sessions (person_id)',
  'create index sessions_by_passkey on sessions (passkey_id)',
  `create table links (
    id text primary key, kind text not null, name text not null, name_key text not null default '', role text not null,
    email text, person_id text references people (id) on delete cascade, is_first integer not null default 0,
    created_at text not null, expires_at text not null, used_at text)`,
  'create index links_by_email on links (email, created_at) where email is not null',
  'create table challenges (id text primary key, purpose text not null, expires_at text not null)',
  `create table events (
    id text primary key, ${ofLead}, at text not null, person_id text references people (id), kind text not null,
    detail text not null, before text not null, version integer not null, undone_at text)`,
  'create index events_by_lead on events (lead_id, at)',
  'create index events_by_time on events (at)',
  `create table calendars (id text primary key, ${ofPerson}, created_at text not null, read_at text)`,
  'create unique index calendars_by_person on calendars (person_id)',
)

/** Push subscriptions, notices per lead, and pushes in delivery. */
export const noticeTables = run(
  `create table push_subscriptions (
    id text primary key, ${ofPerson}, session_id text not null references sessions (id) on delete cascade,
    endpoint text not null, p256dh text not null, auth text not null, created_at text not null)`,
  'create index push_subscriptions_by_person on push_subscriptions (person_id)',
  'create index push_subscriptions_by_session on push_subscriptions (session_id)',
  `create table notices (
    id text primary key, ${ofLead}, kind text not null, for_day text not null, at text not null,
    unique (lead_id, kind, for_day))`,
  `create table pushes (
    id text primary key, notice_id text not null references notices (id) on delete cascade,
    subscription_id text not null references push_subscriptions (id) on delete cascade, ${delivery})`,
  'create index pushes_by_due on pushes (state, due_at)',
  'create index pushes_by_notice on pushes (notice_id)',
  'create index pushes_by_subscription on pushes (subscription_id)',
)

/** Alerts, heartbeat, clock, and the row that tests whether the database is writable. */
export const opsTables = run(
  'create table alerts (name text primary key, state text not null, since text not null, told text not null)',
  'create table heartbeat_steps (step text primary key, at text not null)',
  'create table clock (name text primary key, at text not null)',
  'create table write_probe (name text primary key, at text not null)',
)

/** Questions that the assistant could not answer, with names, phone numbers and email masked. */
export const unansweredTable = run(
  `create table unanswered (
    language text not null, key text not null, text text not null, asked integer not null, state text not null,
    first_at text not null, last_at text not null, primary key (language, key))`,
)

/** How many questions of the chat were asked and answered, by day. */
export const chatDaysTable = run(
  'create table chat_days (day text primary key, asked integer not null, answered integer not null)',
)
