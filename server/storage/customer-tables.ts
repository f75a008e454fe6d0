import { run } from './first-tables.ts'

const addTo = (column: string) => `alter table leads add column ${column}`

/** What the desk knows of a customer beside the lead, and the imported lists. Never edited after a release. */
export const customerTables = run(
  addTo("origin text not null default 'form'"),
  ...['town', 'street', 'access_note', 'phone_key', 'email_key', 'import_id'].map((name) => addTo(`${name} text`)),
  ...['again_on', 'again_asked_at', 'no_more_at'].map((name) => addTo(`${name} text`)),
  'create index leads_without_keys on leads (id) where phone_key is null',
  'create index leads_by_phone on leads (phone_key, received_at)',
  'create index leads_by_email on leads (email_key, received_at)',
  // A search by digits reads this index and not the leads themselves.
  'create index leads_by_digits on leads (received_at, id, phone_key) where spam_reason is null',
  'create index leads_by_again on leads (again_on) where again_on is not null',
  'create index leads_by_import on leads (import_id) where import_id is not null',
  `create table imports (
    id text primary key, at text not null, person_id text not null references people (id), file text not null,
    undone_at text)`,
)
