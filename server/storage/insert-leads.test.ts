import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { all } from '../testing/test-app.ts'
import { connectionsOf } from './connections.ts'
import { heldConnection } from './held-connection.ts'
import { postgresInserter } from './insert-postgres.ts'
import { leadStore } from './leads.ts'
import { openStorage, type Storage, type StorageSettings } from './open.ts'

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

const openEmpty = async () => {
  const storage = await open({ dataDir: '', databaseUrl: postgres.url })
  await storage.db.deleteFrom('outbox').execute()
  await storage.db.deleteFrom('leads').execute()
  return storage
}

// Requests one by one over a connection that can be asked other things as well.
const inserting = ({ db }: Pick<Storage, 'db'>) => {
  const pool = new pg.Pool({ connectionString: postgres.url })
  const connection = heldConnection(connectionsOf(pool, pg.Query))
  onTestFinished(async () => {
    connection.close()
    await pool.end()
  })
  const { keep } = leadStore({ db, insertLeads: postgresInserter(connection) }, 'example.com')
  const keepOne = async (name: string, id?: string) => {
    // Alone: nobody was written just before.
    await sleep(2)
    return keep({ ...sampleLead, name, id }, ['owner-notice'], new Date())
  }
  return { connection, keep: keepOne }
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
  ['forgets prepared statements', ['Ann'], 'deallocate all'],
  ['knows them from somebody else', [], 'prepare "keep-lead" as select 1'],
])('a pooler that %s loses no request', async (_what, before, disturbance) => {
  const { db, names } = await openEmpty()
  const { connection, keep } = inserting({ db })
  for (const name of before) await keep(name)
  await connection.query({ text: disturbance })
  for (const name of ['Bea', 'Cleo']) await keep(name)
  expect(await names()).toEqual([...before, 'Bea', 'Cleo'])
})

test('a request that is sent again while it is alone is one, and others come through beside it', async () => {
  const { db, names } = await openEmpty()
  const { keep } = inserting({ db })
  expect(await keep('Ann', 'one id')).toEqual({ isNew: true })
  expect(await keep('Ann', 'one id')).toEqual({ isNew: false })
  expect(await keep('Bea', 'another')).toEqual({ isNew: true })
  expect(await names()).toEqual(['Ann', 'Bea'])
  expect(postgres.log(), 'nothing that looks like trouble').not.toContain('duplicate key')
})
