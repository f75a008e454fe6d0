import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { privatePageTables } from '../desk/private-page/private-page-table.ts'
import { StartError } from '../process/start-error.ts'
import { draftParts, publishEnds, publishTables } from '../publish/publish-tables.ts'
import { photographTables } from '../quotes/photographs/photograph-tables.ts'
import { customerIds, customerTables, listing } from './customer-tables.ts'
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
  '012-listing': listing,
  '013-publish-ends': publishEnds,
  '014-draft-parts': draftParts,
}
const provider: MigrationProvider = { getMigrations: async () => migrations }

/** Kysely's migrator over these migrations. */
export const migrator = (db: Kysely<Tables>): Migrator => new Migrator({ db, provider })

/**
 * The reason why this version cannot run on a database with these migrations, or undefined. Refuses a database that has
 * unknown migrations and lacks one of ours; it accepts one that a newer version has only extended.
 */
export const refusedMigrations = (done: readonly string[]): string | undefined => {
  const known = Object.keys(migrations)
  const unknown = done.filter((name) => !(name in migrations))
  if (unknown.length === 0 || known.every((name) => done.includes(name))) return undefined
  return `The database comes from another version of this server (it has ${unknown.join(', ')}): use that version.`
}

/** Migrates the database to this version. Leaves a database of a newer version as it is. Throws `StartError`. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const { error } = await migrator(db).migrateToLatest()
  if (error) {
    // If the list of migrations cannot be read either, the first error explains more.
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => {
      throw error
    })
    const done = rows.map(({ name }) => name)
    const refused = refusedMigrations(done)
    if (refused) throw new StartError(refused)
    if (done.every((name) => name in migrations)) throw error
  }
  // At every start: an older version, run again for a while, writes leads without search text.
  await fillFolded(db)
}
