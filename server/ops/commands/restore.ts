import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { pushKeysFile } from '../../desk/notify/push-keys.ts'
import { StartError } from '../../process/start-error.ts'
import { databaseFile } from '../../storage/open.ts'
import type { Backup } from './backup.ts'
import { checkDatabase, copyPushKeys, momentInName, removeUnfinished, takeAlone } from './database-file.ts'
import { restoreSite } from './site-folders.ts'

const moveAside = (file: string, aside: string) => {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${aside}${ending}`)
  }
}

const peopleSchema = z.array(z.object({ name: z.string(), role: z.string() }))

/** Tables that let somebody in without a passkey. Deleting sessions also deletes their push subscriptions. */
const ended = ['sessions', 'links', 'challenges', 'calendars']

/**
 * Deletes all sessions, links and calendars of a backup, because their owners may have been removed since. Returns the
 * people who can still sign in.
 */
const signEverybodyOut = (file: string): z.infer<typeof peopleSchema> => {
  using db = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  db.exec('PRAGMA secure_delete = ON')
  const found = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const tables = new Set(found.map(({ name }) => name))
  for (const table of ended) if (tables.has(table)) db.exec(`DELETE FROM ${table}`)
  if (!tables.has('people')) return []
  return peopleSchema.parse(db.prepare('SELECT name, role FROM people WHERE removed_at IS NULL ORDER BY name').all())
}

export type Restored = Backup & { people: z.infer<typeof peopleSchema>; before?: string }

/**
 * Replaces the database by a backup and keeps the old file beside it; signs everybody out. Restores the owner's site
 * from its last copy, and push keys if missing. The server must be stopped.
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
    if (isThere) takeAlone(file, 'restore')
    if (isThere) moveAside(file, before)
    renameSync(part, file)
    restoreSite(dataDir, dirname(from), momentInName(now))
    return isThere ? { ...restored, before } : restored
  } finally {
    removeUnfinished(part)
  }
}
