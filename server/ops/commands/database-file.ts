import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pushKeysFile } from '../../desk/notify/push-keys.ts'
import { errorCode, StartError } from '../../process/start-error.ts'
import { refusedMigrations } from '../../storage/migrations.ts'

/** A time for use in a file name. */
export const momentInName = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/**
 * Checks a database file and returns its number of leads. Throws `StartError` if it is damaged, or if this version
 * cannot run on it.
 */
export const checkDatabase = (file: string): number => {
  try {
    using db = new DatabaseSync(file, { readOnly: true })
    const check = db.prepare('PRAGMA integrity_check').get()
    const rows = db.prepare('SELECT count(*) AS count FROM leads').get()
    if (check?.integrity_check === 'ok') {
      refuseOtherVersion(db)
      return Number(rows?.count)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} is no whole database of requests (${errorCode(error) ?? 'unreadable'}).`)
  }
  throw new StartError(`${file} is damaged: take an older backup.`)
}

const refuseOtherVersion = (db: DatabaseSync) => {
  const done = db.prepare('SELECT name FROM kysely_migration').all()
  const refused = refusedMigrations(done.map(({ name }) => String(name)))
  if (refused) throw new StartError(refused)
}

const busy = 5

/**
 * Moves the WAL's contents into the file, which only the last connection can. Throws `StartError` while a server has the database
 * open. A damaged database has no server.
 */
export const takeAlone = (file: string, task: 'restore' | 'copy'): void => {
  try {
    intoOneFile(file)
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new StartError(`The database is in use: stop the server, then ${task}.`)
  }
}

/** Moves the WAL's contents into the file. Throws while another program has it open. */
export const intoOneFile = (file: string): void => {
  using db = new DatabaseSync(file, { timeout: 0 })
  db.exec('PRAGMA journal_mode = DELETE')
}

/** Removes an unfinished copy with SQLite's files beside it. */
export const removeUnfinished = (file: string): void => {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${ending}`, { force: true })
}

/** Copies the push keys. Devices subscribed with them; other keys would reach none. */
export const copyPushKeys = (fromDir: string, toDir: string): void => {
  const [from, to] = [pushKeysFile(fromDir), pushKeysFile(toDir)]
  if (!existsSync(from)) return
  rmSync(`${to}.part`, { force: true })
  copyFileSync(from, `${to}.part`)
  chmodSync(`${to}.part`, 0o600)
  renameSync(`${to}.part`, to)
}
