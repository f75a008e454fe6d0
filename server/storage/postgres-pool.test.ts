import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresTimeout, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { connectionsOf } from './connections.ts'
import { poolForKysely } from './postgres-pool.ts'
import type { Tables } from './tables.ts'
import { isConnectionLost } from './unavailable.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

const start = (answerMs = 0) => {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 3 })
  const connections = connectionsOf(pool, pg.Query)
  connections.limit(answerMs)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolForKysely(connections) }) })
  onTestFinished(() => db.destroy())
  return { pool, db }
}

const rest = (db: Kysely<Tables>, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)

test('a question that is not answered in time fails, and nobody asks over its connection again', async () => {
  const { pool, db } = start(300)
  const failure = await rest(db, 2).catch((error: unknown) => error)
  expect(isConnectionLost(failure)).toBe(true)
  expect(pool.totalCount).toBe(0)
  await rest(db, 0)
})

test('a transaction in which it happens is over at once, and so is its connection', async () => {
  const { pool, db } = start(300)
  const late = Promise.withResolvers<string>()
  const failure = db
    .transaction()
    .execute((transaction) => rest(transaction, 2).finally(() => setTimeout(late.resolve, 100, 'late')))
    .catch((error: unknown) => error)
  expect(isConnectionLost(await Promise.race([failure, late.promise]))).toBe(true)
  expect(pool.totalCount).toBe(0)
})

test('one that failed for what it says is asked again', async () => {
  const { pool, db } = start(300)
  await expect(sql`select nonsense`.execute(db)).rejects.toThrow('nonsense')
  expect(pool.idleCount).toBe(1)
})

test('without a limit it may take as long as it takes', async () => {
  await rest(start().db, 0.5)
})
