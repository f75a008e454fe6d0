import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { databaseFile, openStorage, type Storage } from '../storage/open.ts'
import { tempDir } from './temp-dir.ts'

let migrated: Promise<Buffer> | undefined

const migrate = async () => {
  const dataDir = tempDir()
  await (await openStorage({ dataDir })).close()
  return readFileSync(databaseFile(dataDir))
}

/** A database of this version. A new one is copied instead of migrated, because a thousand tests need one. */
export const testStorage = async (dataDir = tempDir()): Promise<Storage> => {
  migrated ??= migrate()
  const bytes = await migrated
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(databaseFile(dataDir))) writeFileSync(databaseFile(dataDir), bytes)
  return openStorage({ dataDir })
}
