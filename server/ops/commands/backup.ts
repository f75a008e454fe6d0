import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StartError } from '../../process/start-error.ts'
import { databaseFile } from '../../storage/open.ts'
import { backupFolder, removeOldBackups, removeUnfinishedBackups } from './backup-files.ts'
import { checkDatabase, copyPushKeys, intoOneFile, momentInName, removeUnfinished } from './database-file.ts'
import { freeBytesIn, refuseWithoutRoom } from './room.ts'
import { backUpSite } from './site-folders.ts'

export type Backup = { file: string; leads: number }

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const copyWhole = async (from: string, part: string): Promise<number> => {
  using source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  await backup(source, part, { rate: 1000 })
  intoOneFile(part)
  return checkDatabase(part)
}

/**
 * Copies database, push keys and the owner's site while the server runs, and removes old backups. Throws `StartError` if
 * the disk has too little space for one of them.
 */
export const backUp = async (dataDir: string, now = new Date(), freeBytes = freeBytesIn): Promise<Backup> => {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new StartError(`There is no database at ${source} yet.`)
  const dir = backupFolder(dataDir)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  removeUnfinishedBackups(dataDir, now)
  const needed = bytesOf(source) + bytesOf(`${source}-wal`)
  refuseWithoutRoom(needed, freeBytes(dir), 'The backups before it are untouched.')
  const file = join(dir, `leads-${momentInName(now)}.db`)
  const part = `${file}.part`
  try {
    const leads = await copyWhole(source, part)
    // Renamed when complete, so a file with a backup's name is whole.
    renameSync(part, file)
    copyPushKeys(dataDir, dir)
    removeOldBackups(dataDir, file, now)
    backUpSite(dataDir, freeBytes)
    return { file, leads }
  } finally {
    removeUnfinished(part)
  }
}
