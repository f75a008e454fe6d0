import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrator } from '../../storage/migrations.ts'
import { openStorage } from '../../storage/open.ts'
import { sqliteDialect } from '../../storage/sqlite.ts'
import type { Tables } from '../../storage/tables.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { peopleStore } from '../people-store.ts'

test('people whose names differ only by the case of Á keep their accounts, the later one under a number', async () => {
  const dataDir = tempDir()
  const file = new DatabaseSync(join(dataDir, 'leads.db'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  expect((await migrator(db).migrateTo('015-messages-of-no-lead')).error).toBeUndefined()
  const insert = file.prepare(
    "insert into people (id, name, role, created_at, removed_at) values (?, ?, 'owner', ?, ?)",
  )
  insert.run('1', 'Ángel', '2026-01-01', null)
  insert.run('2', 'ángel', '2026-01-02', null)
  insert.run('3', 'Ángel', '2026-01-03', '2026-02-01')
  await db.destroy()

  const storage = await openStorage({ dataDir })
  onTestFinished(storage.close)
  const people = peopleStore(storage)
  expect((await people.list()).map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Ángel'],
    ['2', 'ángel 2'],
  ])
  expect((await people.byName('ÁNGEL 2'))?.id).toBe('2')
})
