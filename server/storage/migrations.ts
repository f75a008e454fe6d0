import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { idsFromKeys } from './ids-from-keys.ts'
import type { Tables } from './tables.ts'

const firstTables: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('note', 'text')
      .addColumn('subject', 'text')
      .addColumn('extra', 'text', (column) => column.notNull())
      .addColumn('spam_reason', 'text')
      .addColumn('dedupe_key', 'text', (column) => column.unique())
      .execute()
    await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at', 'id']).execute()

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute()
    await db.schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute()
  },
}

const alerts: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('alerts')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .execute()
  },
}

// The index holds only the few that still owe, however many have been kept.
const owes: Migration = {
  up: async (db) => {
    await db.schema.alterTable('leads').addColumn('owes', 'text').execute()
    await db.schema.createIndex('leads_owing').on('leads').column('owes').where('owes', 'is not', null).execute()
  },
}

// Each request stands in one of the two and moves when its messages are written out: one index less before the yes.
const twoIndexes: Migration = {
  up: async (db) => {
    await db.schema.dropIndex('leads_by_time').execute()
    await db.schema.dropIndex('leads_owing').execute()
    const byTime = (name: string) => db.schema.createIndex(name).on('leads').columns(['received_at', 'id'])
    await byTime('leads_by_time').where(sql.ref('owes'), 'is', null).execute()
    await byTime('leads_owing').where(sql.ref('owes'), 'is not', null).execute()
  },
}

// In the order of their names. One that has been released is never edited: add the next. From the fifth on they only add,
// so that the version before still runs on what they made.
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '002-alerts': alerts,
  '003-owes': owes,
  '004-two-indexes': twoIndexes,
  '005-ids-from-keys': idsFromKeys,
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
