import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// What several migrations make alike, in SQL that both engines read. Like a migration, none of it is edited once it has
// been released.

/** A migration of statements that are run one after the other. */
export const steps = (...statements: string[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

/** A table for requests, with one column more that came and went. */
export const leadsTable = (name: string, more: string): string => `
  create table ${name} (
    id text primary key, received_at text not null, project text not null, form text not null, name text not null,
    phone text not null, email text not null, reply_to text, note text, subject text, extra text not null,
    spam_reason text, ${more})`

/** A table for the messages that the requests in `leads` owe, which go with them. */
export const outboxTable = (name: string, leads: string): string => `
  create table ${name} (
    id text primary key, lead_id text not null references ${leads} (id) on delete cascade, kind text not null,
    message_id text not null unique, state text not null, attempts integer not null, created_at text not null,
    due_at text not null, leased_until text, sent_at text, last_error text)`

export const leadsByTime = (where = '') => `create index leads_by_time on leads (received_at, id) ${where}`
export const leadsOwing = 'create index leads_owing on leads (received_at, id) where owes is not null'
export const outboxByDue = 'create index outbox_by_due on outbox (state, due_at)'
export const outboxByLead = 'create index outbox_by_lead on outbox (lead_id)'
