import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { privatePageTables } from '../desk/private-page/tables.ts'
import { publishTables } from '../publish/tables.ts'
import { photographTables } from '../quotes/photographs/tables.ts'
import { customerTables } from './customer-tables.ts'
import { deskTables, leadTables, noticeTables, opsTables, unansweredTable } from './first-tables.ts'
import { fillFolded } from './search-text.ts'
import type { Tables } from './tables.ts'

// In the order of their names. Never edited after a release: add the next.
const migrations: Record<string, Migration> = {
  '001-leads': leadTables,
  '002-desk': deskTables,
  '003-notices': noticeTables,
  '004-ops': opsTables,
  '005-publish': publishTables,
  '006-unanswered': unansweredTable,
  '007-customers': customerTables,
  '008-private-pages': privatePageTables,
  '009-photographs': photographTables,
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
  // At each start and not once: the version before, taken up again for a while, writes leads without it.
  await fillFolded(db)
}
