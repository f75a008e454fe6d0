import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { deskTables, noticeTables } from '../desk/table-steps.ts'
import { idsFromKeys } from './ids-from-keys.ts'
import { messagesInRows } from './messages-in-rows.ts'
import { messagesOfNoLead } from './messages-of-no-lead.ts'
import { leadsByTime, leadsOwing, leadsTable, outboxByDue, outboxByLead, outboxTable, steps } from './steps.ts'
import type { Tables } from './tables.ts'

// In the order of their names. One that has been released is never edited: add the next.
const migrations: Record<string, Migration> = {
  '001-first-tables': steps(
    leadsTable('leads', 'dedupe_key text unique'),
    leadsByTime(),
    outboxTable('outbox', 'leads'),
    outboxByDue,
    outboxByLead,
  ),
  '002-alerts': steps(
    'create table if not exists alerts (name text primary key, state text not null, since text not null, told text not null)',
  ),
  '003-owes': steps(
    'alter table leads add column owes text',
    'create index leads_owing on leads (owes) where owes is not null',
  ),
  '004-two-indexes': steps(
    'drop index leads_by_time',
    'drop index leads_owing',
    leadsByTime('where owes is null'),
    leadsOwing,
  ),
  '005-ids-from-keys': idsFromKeys,
  '006-messages-in-rows': messagesInRows,
  '008-desk': deskTables,
  '010-lead-source': steps(
    ...['source_page', 'utm_source', 'utm_medium', 'utm_campaign'].map(
      (column) => `alter table leads add column ${column} text`,
    ),
  ),
  '012-calendars': steps(
    `create table calendars (
      id text primary key, person_id text not null references people (id) on delete cascade, created_at text not null,
      read_at text)`,
    'create unique index calendars_by_person on calendars (person_id)',
    'create index leads_by_booking on leads (booked_on) where booked_on is not null',
  ),
  '013-notices': noticeTables,
  '014-heartbeat': steps('create table heartbeat_steps (step text primary key, at text not null)'),
  '015-messages-of-no-lead': messagesOfNoLead,
  '017-unanswered': steps(
    `create table if not exists unanswered (
      language text not null, key text not null, text text not null, asked integer not null, state text not null,
      first_at text not null, last_at text not null, primary key (language, key))`,
  ),
}
const provider: MigrationProvider = { getMigrations: async () => migrations }

/** The steps that make the tables, one by one. */
export const migrator = (db: Kysely<Tables>): Migrator => new Migrator({ db, provider })

// Whoever goes back to the version before finds what the newer one has added.
const isNewer = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return done.size > known.length && known.every((name) => done.has(name))
}

/** Brings the tables up to date; does nothing when they are, or when a newer version of the server has made them. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const { error } = await migrator(db).migrateToLatest()
  // Where not even the list of steps can be read, the first reason is the one that helps.
  if (error && !(await isNewer(db).catch(() => false))) throw error
}
