import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { steps } from '../../storage/steps.ts'
import type { Tables } from '../../storage/tables.ts'
import { nameKey } from './name-key.ts'

const columns = steps(
  "alter table people add column name_key text not null default ''",
  "alter table links add column name_key text not null default ''",
  'alter table links add column is_first integer not null default 0',
  "alter table passkeys add column device text not null default 'other'",
  'alter table sessions add column confirmed_at text',
  'alter table sessions add column passkey_id text references passkeys (id) on delete cascade',
  'create index sessions_by_passkey on sessions (passkey_id)',
  'create index links_by_email on links (email, created_at) where email is not null',
)
const unique = steps('create unique index people_by_name on people (name_key) where removed_at is null')

// Names that SQLite took for two, such as Ándres and ándres: the later person gets a number.
const fillNames = async (db: Kysely<Tables>) => {
  const taken = new Set<string>()
  const people = await db.selectFrom('people').select(['id', 'name', 'removed_at']).orderBy('created_at').execute()
  for (const { id, name, removed_at } of people) {
    let own = name
    for (let count = 2; removed_at === null && taken.has(nameKey(own)); count += 1) own = `${name} ${count}`
    if (removed_at === null) taken.add(nameKey(own))
    await db
      .updateTable('people')
      .set({ name: own, name_key: nameKey(own) })
      .where('id', '=', id)
      .execute()
  }
}

/** What signing in keeps since names are unique and passkeys are listed. Open links last 15 minutes and are dropped. */
export const accountColumns: Migration = {
  up: async (db) => {
    await columns.up(db)
    await db.deleteFrom('links').execute()
    await fillNames(db)
    await unique.up(db)
  },
}
