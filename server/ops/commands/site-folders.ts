import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder } from './backup-files.ts'

/** The owner's folders beside the database: content, what was published before, pictures of the site, photographs of leads. */
const folders = ['content', 'revisions', 'pictures', 'photographs']
/** Of these each item is written once. */
const neverChange = ['revisions', 'pictures', 'photographs']
/** Of these the copy loses what has been removed: words, and photographs of people who were forgotten. */
const exact = ['content', 'photographs']

const copies = (backups: string) => join(backups, 'site')

/** Copies what differs, so that a folder without a half-copied item stands under its name. */
const mirror = (from: string, to: string, isFinal: boolean) => {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from).filter((one) => !one.endsWith('.part'))) {
    const target = join(to, name)
    if (isFinal && existsSync(target)) continue
    const part = `${target}.part`
    rmSync(part, { recursive: true, force: true })
    cpSync(join(from, name), part, { recursive: true, preserveTimestamps: true })
    rmSync(target, { recursive: true, force: true })
    renameSync(part, target)
  }
}

/** Copies the owner's site beside the backups of the database. Where the content is, says a package; a checkout has git. */
export const backUpSite = (dataDir: string): void => {
  const to = copies(backupFolder(dataDir))
  for (const name of folders.filter((one) => existsSync(join(dataDir, one)))) {
    mirror(join(dataDir, name), join(to, name), neverChange.includes(name))
    if (exact.includes(name)) removeGone(join(dataDir, name), join(to, name))
  }
}

const removeGone = (from: string, to: string) => {
  for (const name of readdirSync(to)) if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true })
}

/** Brings the owner's site back from the folder of a backup; content that is there stays beside it under another name. */
export const restoreSite = (dataDir: string, backups: string, moment: string): void => {
  for (const name of folders.filter((one) => existsSync(join(copies(backups), one)))) {
    const target = join(dataDir, name)
    if (name === 'content' && existsSync(target)) renameSync(target, join(dataDir, `content-before-restore-${moment}`))
    mirror(join(copies(backups), name), target, neverChange.includes(name))
  }
}
