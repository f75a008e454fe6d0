import { existsSync, mkdirSync, renameSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StartError } from '../../process/start-error.ts'
import { databaseFile } from '../../storage/open.ts'
import { backupFolder, removeOldBackups, removeUnfinishedBackups } from './backup-files.ts'
import { checkDatabase, copyPushKeys, intoOneFile, momentInName, removeUnfinished } from './database-file.ts'
import { backUpSite } from './site-folders.ts'

export type Backup = { file: string; leads: number }

const megabyte = 1_000_000
/** Space that a backup leaves free for leads stored meanwhile. */
const spareBytes = 100 * megabyte

const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const freeBytesIn = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}

const refuseWithoutRoom = (source: string, free: number) => {
  const needed = bytesOf(source) + bytesOf(`${source}-wal`) + spareBytes
  if (free >= needed) return
  const [has, wants] = [free, needed].map((bytes) => Math.ceil(bytes / megabyte))
  throw new StartError(
    `The disk has ${has} MB free and a backup needs ${wants} MB: remove something, or get a larger disk. The backups before it are untouched.`,
  )
}

const copyWhole = async (from: string, part: string): Promise<number> => {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, part, { rate: 1000 })
  } finally {
    source.close()
  }
  intoOneFile(part)
  return checkDatabase(part)
}

/**
 * Copies database, push keys and the owner's site while the server runs; then removes old backups. Throws `StartError`
 * if the disk has too little space.
 */
export const backUp = async (dataDir: string, now = new Date(), freeBytes = freeBytesIn): Promise<Backup> => {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new StartError(`There is no database at ${source} yet.`)
  const dir = backupFolder(dataDir)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  removeUnfinishedBackups(dataDir, now)
  refuseWithoutRoom(source, freeBytes(dir))
  const file = join(dir, `leads-${momentInName(now)}.db`)
  const part = `${file}.part`
  try {
    const leads = await copyWhole(source, part)
    // Renamed when complete, so a file with a backup's name is whole.
    renameSync(part, file)
    copyPushKeys(dataDir, dir)
    backUpSite(dataDir)
    removeOldBackups(dataDir, file, now)
    return { file, leads }
  } finally {
    removeUnfinished(part)
  }
}
