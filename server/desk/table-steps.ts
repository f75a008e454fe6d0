import { steps } from '../storage/steps.ts'

const ofPerson = 'person_id text not null references people (id) on delete cascade'

/**
 * What the owner's desk keeps: how far each lead is, in columns that the version before leaves alone, what was done with it,
 * and who may come in.
 */
export const deskTables = steps(
  `create table people (
    id text primary key, name text not null, role text not null, email text, created_at text not null, removed_at text)`,
  `create table passkeys (
    id text primary key, ${ofPerson}, public_key text not null, counter integer not null, transports text not null,
    created_at text not null, used_at text)`,
  'create index passkeys_by_person on passkeys (person_id)',
  `create table sessions (
    id text primary key, ${ofPerson}, created_at text not null, seen_at text not null, expires_at text not null)`,
  'create index sessions_by_person on sessions (person_id)',
  `create table links (
    id text primary key, kind text not null, name text not null, role text not null, email text,
    person_id text references people (id) on delete cascade, created_at text not null, expires_at text not null,
    used_at text)`,
  'create table challenges (id text primary key, purpose text not null, expires_at text not null)',
  "alter table leads add column progress text not null default 'new'",
  'alter table leads add column version integer not null default 0',
  'alter table leads add column person_id text',
  'alter table leads add column quoted_cents integer',
  'alter table leads add column booked_on text',
  'alter table leads add column booked_from text',
  'alter table leads add column booked_to text',
  'alter table leads add column follow_up_on text',
  'alter table leads add column lost_reason text',
  'alter table leads add column opened_at text',
  'alter table leads add column answered_at text',
  'create index leads_by_progress on leads (progress, received_at, id)',
  'create index leads_by_person on leads (person_id, received_at, id) where person_id is not null',
  'create index leads_of_spam on leads (received_at, id) where spam_reason is not null',
  `create table events (
    id text primary key, lead_id text not null references leads (id) on delete cascade, at text not null,
    person_id text references people (id), kind text not null, detail text not null, before text not null,
    version integer not null, undone_at text)`,
  'create index events_by_lead on events (lead_id, at)',
  'create index events_by_time on events (at)',
)

/**
 * What tells people of leads: the devices that want to be told, what has been told of which lead, and the pushes on their
 * way. A device is signed out together with its session.
 */
export const noticeTables = steps(
  `create table push_subscriptions (
    id text primary key, person_id text not null references people (id) on delete cascade,
    session_id text not null references sessions (id) on delete cascade, endpoint text not null, p256dh text not null,
    auth text not null, created_at text not null)`,
  'create index push_subscriptions_by_person on push_subscriptions (person_id)',
  'create index push_subscriptions_by_session on push_subscriptions (session_id)',
  `create table notices (
    id text primary key, lead_id text not null references leads (id) on delete cascade, kind text not null,
    for_day text not null, at text not null, unique (lead_id, kind, for_day))`,
  `create table pushes (
    id text primary key, notice_id text not null references notices (id) on delete cascade,
    subscription_id text not null references push_subscriptions (id) on delete cascade, state text not null,
    attempts integer not null, created_at text not null, due_at text not null, leased_until text, sent_at text,
    last_error text)`,
  'create index pushes_by_due on pushes (state, due_at)',
  'create index pushes_by_notice on pushes (notice_id)',
  'create index pushes_by_subscription on pushes (subscription_id)',
  'create index leads_by_follow_up on leads (follow_up_on) where follow_up_on is not null',
)
