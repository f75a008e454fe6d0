import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { idsFromKeys } from './ids-from-keys.ts'
import { indexLeads, indexOutbox, leadsTable, outboxTable } from './make-tables.ts'
import type { Tables } from './tables.ts'

const firstTables: Migration = {
  up: async (db) => {
    await leadsTable(db, 'leads')
      .addColumn('dedupe_key', 'text', (column) => column.unique())
      .execute()
    await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at', 'id']).execute()
    await outboxTable(db, 'outbox', 'leads').execute()
    await indexOutbox(db)
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

const twoIndexes: Migration = {
  up: async (db) => {
    await db.schema.dropIndex('leads_by_time').execute()
    await db.schema.dropIndex('leads_owing').execute()
    await indexLeads(db)
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
