import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { openStorage, type Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { tempDir } from './temp-dir.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from './test-postgres.ts'

type Both = {
  engine: 'sqlite' | 'postgres'
  postgresUrl: () => string
  /** Opens the storage with these tables empty, dependent ones first, and closes it after the test. */
  open: (emptied: readonly (keyof Tables)[], dataDir?: string) => Promise<Storage>
}

/** Declares the same tests for SQLite and for Postgres. */
export const inBothStorages = (name: string, define: (both: Both) => void): void => {
  let postgres: TestPostgres | undefined
  beforeAll(() => {
    postgres = startPostgres()
  }, postgresTimeout)
  afterAll(() => postgres?.stop())

  describe.each(['sqlite', 'postgres'] as const)(`${name}, in %s`, (engine) => {
    const postgresUrl = () => postgres?.url ?? ''
    const open: Both['open'] = async (emptied, dataDir = tempDir()) => {
      const storage = await openStorage({ dataDir, databaseUrl: engine === 'postgres' ? postgresUrl() : undefined })
      onTestFinished(storage.close)
      for (const table of emptied) await storage.db.deleteFrom(table).execute()
      return storage
    }
    define({ engine, postgresUrl, open })
  })
}
