import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const hour = 60 * 60_000
const day = 24 * hour
const keptDays = 30
const keptCount = 30

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups')

type BackupFile = { file: string; madeAt: Date }

const filesIn = (dir: string, shape: RegExp): BackupFile[] => {
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((name) => shape.test(name))
    .flatMap((name) => {
      const file = join(dir, name)
      const found = statSync(file, { throwIfNoEntry: false })
      return found ? [{ file, madeAt: found.mtime }] : []
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

const backupShape = /^leads-.*\.db$/

/** Time of the newest backup, ignoring those dated in the future. Undefined if there is none. */
export const newestBackup = (dataDir: string): Date | undefined =>
  filesIn(backupFolder(dataDir), backupShape).find(({ madeAt }) => madeAt.getTime() <= Date.now() + hour)?.madeAt

const holdsSomething = (file: string): boolean => {
  try {
    using db = new DatabaseSync(file, { readOnly: true })
    return db.prepare('SELECT 1 FROM leads LIMIT 1').get() !== undefined
  } catch {
    return false
  }
}

/**
 * Removes backups older than thirty days, except `made` and the newest thirty that hold a lead: a wrong clock or a lost
 * database must not delete the last good copy.
 */
export const removeOldBackups = (dataDir: string, made: string, now: Date): void => {
  let kept = 0
  for (const { file, madeAt } of filesIn(backupFolder(dataDir), backupShape)) {
    if (file === made) continue
    const isFull = kept < keptCount && holdsSomething(file)
    if (isFull) kept += 1
    else if (now.getTime() - madeAt.getTime() > keptDays * day) rmSync(file)
  }
}

/** Removes unfinished copies of killed backups and restores after an hour. They hold personal data. */
export const removeUnfinishedBackups = (dataDir: string, now: Date): void => {
  const unfinished = [
    ...filesIn(backupFolder(dataDir), /\.part(-\w+)?$/),
    ...filesIn(dataDir, /^leads\.db\.part(-\w+)?$/),
  ]
  for (const { file, madeAt } of unfinished) {
    if (Math.abs(now.getTime() - madeAt.getTime()) > hour) rmSync(file, { force: true })
  }
}
