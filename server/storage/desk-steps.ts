import { steps } from './steps.ts'

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
