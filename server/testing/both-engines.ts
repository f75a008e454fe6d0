import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openStorage, type Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { tempDir } from './temp-dir.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from './test-postgres.ts'
import { testStorage } from './test-storage.ts'

export const engines = ['sqlite', 'postgres'] as const

/** Gives this test file a Postgres database. */
export const withPostgres = () => {
  let started: TestPostgres | undefined
  beforeAll(() => {
    started = startPostgres()
  }, postgresTimeout)
  afterAll(() => started?.stop())
  const postgres = (): TestPostgres => {
    if (!started) throw new Error('Postgres starts before the first test of the file')
    return started
  }
  /** Opens a database of this engine until the test ends, and empties these tables. */
  const open = async (engine: Storage['engine'], empty: readonly (keyof Tables)[] = [], dataDir = tempDir()) => {
    const storage =
      engine === 'sqlite' ? await testStorage(dataDir) : await openStorage({ dataDir, databaseUrl: postgres().url })
    onTestFinished(storage.close)
    for (const table of empty) await storage.db.deleteFrom(table).execute()
    return storage
  }
  return { postgres, open }
}
