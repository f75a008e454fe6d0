import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { connectionsOf } from './connections.ts'
import { heldConnection } from './held-connection.ts'
import { isConnectionLost } from './unavailable.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

const start = () => {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 3 })
  const connections = connectionsOf(pool, pg.Query)
  connections.limit(300)
  const connection = heldConnection(connections)
  onTestFinished(async () => {
    connection.close()
    await pool.end()
  })
  const ask = async () => (await connection.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })).rows[0]
  return { pool, connection, ask, inUse: () => pool.totalCount - pool.idleCount }
}

test('one connection answers what is asked one by one, and goes back to the pool once nobody asks', async () => {
  const { ask, inUse } = start()
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(inUse()).toBe(1)
  await sleep(1100)
  expect(inUse()).toBe(0)
  expect(await ask()).toEqual(first)
})

test('what is asked at once is asked over several, of which one is kept', async () => {
  const { ask, inUse } = start()
  expect(new Set((await Promise.all([ask(), ask(), ask()])).map((row) => row?.pid)).size).toBe(3)
  expect(inUse()).toBe(1)
})

test('one that the database cut while nobody asked is not asked again', async () => {
  const { pool, ask, inUse } = start()
  const first = await ask()
  await pool.query('select pg_terminate_backend($1)', [first?.pid])
  await expect.poll(inUse).toBe(0)
  expect((await ask())?.pid).not.toBe(first?.pid)
})

test('one over which a question failed is thrown away', async () => {
  const { connection, ask } = start()
  const first = await ask()
  await expect(connection.query({ text: 'select nonsense' })).rejects.toThrow('nonsense')
  expect((await ask())?.pid).not.toBe(first?.pid)
})

test('a database that does not answer keeps nobody waiting, and the next is asked over another connection', async () => {
  const { connection, ask } = start()
  const first = await ask()
  const failure = await connection.query({ text: 'select pg_sleep(2)' }).catch((error: unknown) => error)
  expect(isConnectionLost(failure)).toBe(true)
  expect((await ask())?.pid).not.toBe(first?.pid)
})

test('where one does not answer, no other that was there is asked, and a later one is', async () => {
  const { connection, ask } = start()
  const before = (await Promise.all([ask(), ask(), ask()])).map((row) => row?.pid)
  await connection.query({ text: 'select pg_sleep(2)' }).catch(() => undefined)
  const next = await ask()
  expect(before).not.toContain(next?.pid)
  expect(await ask()).toEqual(next)
})

test('a pool ends though its connection was asked a moment ago, or is asked just then', async () => {
  const { pool, connection } = start()
  const asking = connection.query({ text: 'select pg_sleep(0.05)' })
  await sleep(20)
  connection.close()
  await asking
  expect(pool.idleCount).toBe(1)
})
