import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { all } from '../testing/test-app.ts'
import { leadStore } from './leads.ts'
import { openStorage, type StorageSettings } from './open.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

const open = async (settings: StorageSettings) => {
  const storage = await openStorage(settings)
  onTestFinished(storage.close)
  const leads = leadStore(storage, 'example.com')
  const keep = (name: string) => leads.keep({ ...sampleLead, name }, ['owner-notice'], new Date())
  const names = async () => (await all(leads.newestFirst({ spam: false }))).map(({ name }) => name).sort()
  return { ...storage, keep, names }
}

test('a request that comes while requests are removed is no part of that, and stays when it fails', async () => {
  const { db, keep, names } = await open({ dataDir: tempDir() })
  await keep('Ann')
  let keeping: Promise<unknown> | undefined
  const removing = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('outbox').execute()
    keeping = keep('Bea')
    await sleep(20)
    await transaction.deleteFrom('leads').execute()
    throw new Error('no more room')
  })
  await expect(removing).rejects.toThrow('no more room')
  await keeping
  expect(await names()).toEqual(['Ann', 'Bea'])
})

test.each([
  ['forgets prepared statements', ['Ann'], sql`deallocate all`],
  ['knows them from somebody else', [], sql`prepare "keep-lead" as select 1`],
])('a pooler that %s loses no request', async (_what, before, disturbance) => {
  const { db, keep, names } = await open({ dataDir: '', databaseUrl: postgres.url })
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('leads').execute()
  for (const name of before) await keep(name)
  await disturbance.execute(db)
  for (const name of ['Bea', 'Cleo']) await keep(name)
  expect(await names()).toEqual([...before, 'Bea', 'Cleo'])
})
