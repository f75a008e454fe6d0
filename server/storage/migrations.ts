import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { privatePageTables } from '../desk/private-page/tables.ts'
import { publishTables } from '../publish/tables.ts'
import { photographTables } from '../quotes/photographs/tables.ts'
import { customerIds, customerTables } from './customer-tables.ts'
import { chatDaysTable, deskTables, leadTables, noticeTables, opsTables, unansweredTable } from './first-tables.ts'
import { fillFolded } from './search-text.ts'
import type { Tables } from './tables.ts'

// In order of name. Never edited after a release: append the next.
const migrations: Record<string, Migration> = {
  '001-leads': leadTables,
  '002-desk': deskTables,
  '003-notices': noticeTables,
  '004-ops': opsTables,
  '005-publish': publishTables,
  '006-unanswered': unansweredTable,
  '007-chat-days': chatDaysTable,
  '008-private-pages': privatePageTables,
  '009-customers': customerTables,
  '010-photographs': photographTables,
  '011-customer-ids': customerIds,
}
const provider: MigrationProvider = { getMigrations: async () => migrations }

/** Kysely's migrator over these migrations. */
export const migrator = (db: Kysely<Tables>): Migrator => new Migrator({ db, provider })

// True after going back to an older version: the database has migrations that this version lacks.
const isNewer = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return done.size > known.length && known.every((name) => done.has(name))
}

/** Migrates the database to this version. Leaves a database of a newer version as it is. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const { error } = await migrator(db).migrateToLatest()
  // If the list of migrations cannot be read either, the first error explains more.
  if (error && !(await isNewer(db).catch(() => false))) throw error
  // At every start: an older version, run again for a while, writes leads without search text.
  await fillFolded(db)
}
