import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { pushKeysFile } from '../../desk/notify/push-keys.ts'
import { StartError } from '../../process/start-error.ts'
import { databaseFile } from '../../storage/open.ts'
import type { Backup } from './backup.ts'
import { checkDatabase, copyPushKeys, intoOneFile, momentInName, removeUnfinished } from './database-file.ts'

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

const peopleSchema = z.array(z.object({ name: z.string(), role: z.string() }))
export type RestoredPerson = z.infer<typeof peopleSchema>[number]

/** What lets somebody in without a passkey: a session takes its devices' notifications with it. */
const ended = ['sessions', 'links', 'challenges', 'calendars']

/** Ends every session, link and calendar of a backup: they may be of people who were removed since. Who may still come in. */
const signEverybodyOut = (file: string): RestoredPerson[] => {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  try {
    db.exec('PRAGMA secure_delete = ON')
    const tables = new Set(
      db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .all()
        .map(({ name }) => name),
    )
    for (const table of ended) if (tables.has(table)) db.exec(`DELETE FROM ${table}`)
    if (!tables.has('people')) return []
    return peopleSchema.parse(db.prepare('SELECT name, role FROM people WHERE removed_at IS NULL ORDER BY name').all())
  } finally {
    db.close()
  }
}

export type Restored = Backup & { people: RestoredPerson[]; before?: string }

/**
 * Puts a backup in the place of the database, which is kept beside it; everybody is signed out. Keys of notifications come
 * back where there are none. The server must not run.
 */
export const restore = (dataDir: string, from: string, now = new Date()): Restored => {
  if (!existsSync(from)) throw new StartError(`There is no file ${from}.`)
  const leads = checkDatabase(from)
  const file = databaseFile(dataDir)
  const part = `${file}.part`
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(pushKeysFile(dataDir))) copyPushKeys(dirname(from), dataDir)
  try {
    copyFileSync(from, part)
    const people = signEverybodyOut(part)
    const restored = { file, leads, people }
    const before = join(dataDir, `leads-before-restore-${momentInName(now)}.db`)
    const isThere = existsSync(file)
    if (isThere) takeAlone(file)
    if (isThere) moveAside(file, before)
    renameSync(part, file)
    return isThere ? { ...restored, before } : restored
  } finally {
    removeUnfinished(part)
  }
}
