import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { leadStore } from './leads.ts'
import { openStorage } from './open.ts'
import { countUncounted } from './statistics.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

test('tables that were filled just now are counted, and those that were counted are left alone', async () => {
  const storage = await openStorage({ dataDir: '', databaseUrl: postgres.url })
  onTestFinished(storage.close)
  const leads = leadStore(storage, 'example.com')
  const known = async () => {
    const { rows } = await sql<{ known: number }>`
      select reltuples::int as known from pg_class where oid = 'leads'::regclass`.execute(storage.db)
    return rows[0]?.known
  }
  await leads.keep(sampleLead, [], new Date())
  expect(await known()).toBe(-1)
  await countUncounted(storage)
  expect(await known()).toBe(1)
  await leads.keep({ ...sampleLead, name: 'Bea' }, [], new Date())
  await countUncounted(storage)
  expect(await known()).toBe(1)
})
