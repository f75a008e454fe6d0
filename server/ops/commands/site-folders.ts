import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder } from './backup-files.ts'
import { freeBytesIn, refuseWithoutRoom } from './room.ts'

/** The owner's folders in DATA_DIR: content, earlier publishes, uploaded pictures, photographs of leads. */
const folders = ['content', 'revisions', 'pictures', 'photographs']
/** Items of these folders never change. */
const neverChange = ['revisions', 'pictures', 'photographs']
/** The copies of these folders lose removed items: words, and photographs of people who were forgotten. */
const exact = ['content', 'photographs']

const copies = (backups: string) => join(backups, 'site')

/** Copies what differs, item by item, so that each item in the target is complete. */
const mirror = (from: string, to: string, isFinal: boolean) => {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from).filter((one) => !one.endsWith('.part'))) {
    const target = join(to, name)
    if (isFinal && existsSync(target)) continue
    const part = `${target}.part`
    try {
      rmSync(part, { recursive: true, force: true })
      cpSync(join(from, name), part, { recursive: true, preserveTimestamps: true })
      rmSync(target, { recursive: true, force: true })
      renameSync(part, target)
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  }
}

const bytesIn = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.size ?? 0
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
}

/** Upper bound of the bytes to copy: all of the content, and only new items of the other folders. */
const bytesToCopy = (dataDir: string, to: string, names: readonly string[]): number =>
  names
    .flatMap((name) => readdirSync(join(dataDir, name)).map((item) => join(name, item)))
    .filter((item) => !(neverChange.some((name) => item.startsWith(name)) && existsSync(join(to, item))))
    .reduce((sum, item) => sum + bytesIn(join(dataDir, item)), 0)

/**
 * Copies the owner's site beside the backups. In a checkout the content is in git instead. Throws `StartError` if the disk
 * has too little space.
 */
export const backUpSite = (dataDir: string, freeBytes = freeBytesIn): void => {
  const to = copies(backupFolder(dataDir))
  const names = folders.filter((one) => existsSync(join(dataDir, one)))
  if (names.length === 0) return
  const kept = 'The words and pictures of the site have not been copied. Requests are backed up as ever.'
  refuseWithoutRoom(bytesToCopy(dataDir, to, names), freeBytes(dataDir), kept)
  for (const name of names) {
    mirror(join(dataDir, name), join(to, name), neverChange.includes(name))
    if (exact.includes(name)) removeGone(join(dataDir, name), join(to, name))
  }
}

const removeGone = (from: string, to: string) => {
  for (const name of readdirSync(to)) if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true })
}

/** Restores the owner's site from a backup's folder; renames existing content. */
export const restoreSite = (dataDir: string, backups: string, moment: string): void => {
  for (const name of folders.filter((one) => existsSync(join(copies(backups), one)))) {
    const target = join(dataDir, name)
    if (name === 'content' && existsSync(target)) renameSync(target, join(dataDir, `content-before-restore-${moment}`))
    mirror(join(copies(backups), name), target, neverChange.includes(name))
  }
}
