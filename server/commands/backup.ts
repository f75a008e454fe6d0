import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pushKeysFile } from '../desk/notify/push-keys.ts'
import { errorCode, StartError } from '../start-error.ts'
import { databaseFile } from '../storage/open.ts'

const moment = (now: Date) =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/** How many requests a database file holds, once it has been found whole. Throws a `StartError` when it is not. */
const checkDatabase = (file: string): number => {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      const check = db.prepare('PRAGMA integrity_check').get()
      const rows = db.prepare('SELECT count(*) AS count FROM leads').get()
      if (check?.integrity_check === 'ok') return Number(rows?.count)
    } finally {
      db.close()
    }
  } catch (error) {
    throw new StartError(`${file} is no whole database of requests (${errorCode(error) ?? 'unreadable'}).`)
  }
  throw new StartError(`${file} is damaged: take an older backup.`)
}

const intoOneFile = (file: string) => {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = DELETE')
  } finally {
    db.close()
  }
}

// The devices that are notified know the server by its keys, and hear nothing under others.
const copyPushKeys = (fromDir: string, toDir: string) => {
  const [from, to] = [pushKeysFile(fromDir), pushKeysFile(toDir)]
  if (!existsSync(from)) return
  rmSync(`${to}.part`, { force: true })
  copyFileSync(from, `${to}.part`)
  chmodSync(`${to}.part`, 0o600)
  renameSync(`${to}.part`, to)
}

const keptDays = 30

/** Removes backups of more than thirty days ago. To be called once there is a newer one. */
export const removeOldBackups = (dataDir: string, now = new Date()): void => {
  const dir = join(dataDir, 'backups')
  for (const name of readdirSync(dir).filter((one) => /^leads-.*\.db$/.test(one))) {
    const days = (now.getTime() - statSync(join(dir, name)).mtimeMs) / 86_400_000
    if (days > keptDays) rmSync(join(dir, name))
  }
}

export type Backup = { file: string; leads: number }

/** Copies the database as it is at one moment, while the server goes on keeping requests, and the keys of its notifications. */
export const backUp = async (dataDir: string, now = new Date()): Promise<Backup> => {
  if (!existsSync(databaseFile(dataDir))) throw new StartError(`There is no database at ${databaseFile(dataDir)} yet.`)
  const dir = join(dataDir, 'backups')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, `leads-${moment(now)}.db`)
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, `${file}.part`, { rate: 1000 })
  } finally {
    source.close()
  }
  intoOneFile(`${file}.part`)
  const leads = checkDatabase(`${file}.part`)
  // What carries the name of a backup is whole.
  renameSync(`${file}.part`, file)
  copyPushKeys(dataDir, dir)
  return { file, leads }
}

const busy = 5

// Only the last one to hold a database may take it out of its log: that fails as long as a server has it open. One
// that is damaged has nobody any more.
const takeAlone = (file: string) => {
  try {
    intoOneFile(file)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new StartError('The database is in use: stop the server, then restore.')
  }
}

const moveAside = (file: string, aside: string) => {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${aside}${ending}`)
  }
}

/**
 * Puts a backup in the place of the database, which is kept beside it. Keys of notifications come back where there are none.
 * The server must not run.
 */
export const restore = (dataDir: string, from: string, now = new Date()): Backup & { before?: string } => {
  if (!existsSync(from)) throw new StartError(`There is no file ${from}.`)
  const leads = checkDatabase(from)
  const file = databaseFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(pushKeysFile(dataDir))) copyPushKeys(dirname(from), dataDir)
  copyFileSync(from, `${file}.part`)
  if (!existsSync(file)) {
    renameSync(`${file}.part`, file)
    return { file, leads }
  }
  const before = join(dataDir, `leads-before-restore-${moment(now)}.db`)
  try {
    takeAlone(file)
    moveAside(file, before)
    renameSync(`${file}.part`, file)
  } finally {
    rmSync(`${file}.part`, { force: true })
  }
  return { file, leads, before }
}
