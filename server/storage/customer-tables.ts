import { run } from './first-tables.ts'

const addTo = (column: string) => `alter table leads add column ${column}`

/** Columns about customers, and the imported lists. Never edited after a release. */
export const customerTables = run(
  addTo("origin text not null default 'form'"),
  ...['town', 'street', 'access_note', 'phone_key', 'phone_tail', 'email_key', 'import_id'].map((name) =>
    addTo(`${name} text`),
  ),
  ...['again_on', 'again_asked_at', 'no_more_at'].map((name) => addTo(`${name} text`)),
  'create index leads_without_keys on leads (id) where phone_key is null',
  'create index leads_by_phone on leads (phone_key, received_at)',
  'create index leads_by_email on leads (email_key, received_at)',
  'create index leads_by_phone_tail on leads (phone_tail, received_at)',
  'create index leads_by_job on leads (progress, booked_on, booked_from)',
  'create index leads_by_again on leads (again_on) where again_on is not null',
  'create index leads_by_asking on leads (again_asked_at) where again_asked_at is not null',
  'create index leads_by_import on leads (import_id) where import_id is not null',
  'create index notices_by_kind on notices (kind, for_day)',
  `create table imports (
    id text primary key, at text not null, person_id text not null references people (id), file text not null,
    undone_at text)`,
)

/** Date of a lead in the list of all leads: the day of the job for an imported customer (empty if unknown), else its arrival. */
export const listedAt = "case when origin = 'import' then coalesce(booked_on, '') else received_at end"

/** The list of all leads by that date. */
export const listing = run(`create index leads_by_listing on leads ((${listedAt}), id)`)

const seen = 'spam_reason, progress, booked_on, received_at, again_on, no_more_at'

/** One id for all leads of a customer; indexes that answer the Due list and the numbers without reading the leads. */
export const customerIds = run(
  addTo('customer_id text'),
  ...['leads_without_keys', 'leads_by_again', 'leads_by_booking'].map((name) => `drop index ${name}`),
  'create index leads_without_customer on leads (id) where customer_id is null',
  `create index leads_by_customer on leads (customer_id, ${seen}, id)`,
  `create index leads_by_again on leads (again_on, id, customer_id, spam_reason, no_more_at, booked_on, received_at)
    where again_on is not null`,
  `create index leads_by_booking on leads (booked_on, progress, spam_reason, origin, quoted_cents)
    where booked_on is not null`,
)
