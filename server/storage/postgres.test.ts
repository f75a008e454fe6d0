import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withPostgres } from '../testing/both-engines.ts'
import { isAway, postgresDialect } from './postgres.ts'
import type { Tables } from './tables.ts'

const { postgres } = withPostgres()

// Wide enough for a machine that stalls for a second.
const silentMs = 2_000
const longRest = 30

const start = async (limit: number) => {
  const db = new Kysely<Tables>({ dialect: await postgresDialect(postgres().url, limit) })
  onTestFinished(() => db.destroy())
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  return { db, pid }
}

const rest = (db: Kysely<Tables>, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)

test('a query without an answer in time fails, and its connection is closed', async () => {
  const { db, pid } = await start(silentMs)
  const first = await pid()
  const failure = await rest(db, longRest).catch((error: unknown) => error)
  expect(isAway(failure)).toBe(true)
  expect(await pid()).not.toBe(first)
})

test('a transaction with such a query ends at once', async () => {
  const { db, pid } = await start(silentMs)
  const first = await pid()
  const begun = performance.now()
  const failure = await db
    .transaction()
    .execute((transaction) => rest(transaction, longRest))
    .catch((error: unknown) => error)
  expect(isAway(failure)).toBe(true)
  expect(performance.now() - begun).toBeLessThan((longRest * 1000) / 2)
  expect(await pid()).not.toBe(first)
})

test('a connection whose query failed with an error is used again', async () => {
  const { db, pid } = await start(silentMs)
  const first = await pid()
  await expect(sql`select nonsense`.execute(db)).rejects.toThrow('nonsense')
  expect(await pid()).toBe(first)
})

test('a connection that the database closed while idle is not used again', async () => {
  const [{ db, pid }, other] = [await start(0), await start(0)]
  const first = await pid()
  await sql`select pg_terminate_backend(${first}::int)`.execute(other.db)
  await expect.poll(() => pid().catch(() => first)).not.toBe(first)
  await rest(db, 0)
})

test('a connection without a limit outlives an answer that takes half a second', async () => {
  const { db, pid } = await start(0)
  const first = await pid()
  await rest(db, 0.5)
  expect(await pid()).toBe(first)
})
