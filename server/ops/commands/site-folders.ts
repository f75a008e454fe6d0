import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder } from './backup-files.ts'

/** The owner's folders in DATA_DIR: content, earlier publishes, uploaded pictures. */
const folders = ['content', 'revisions', 'pictures']
/** Items of these folders never change. */
const neverChange = ['revisions', 'pictures']

const copies = (backups: string) => join(backups, 'site')

/** Copies what differs, item by item, so that each item in the target is complete. */
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

/** Copies the owner's site beside the backups. In a checkout the content is in git instead. */
export const backUpSite = (dataDir: string): void => {
  const to = copies(backupFolder(dataDir))
  for (const name of folders.filter((one) => existsSync(join(dataDir, one)))) {
    mirror(join(dataDir, name), join(to, name), neverChange.includes(name))
    if (name === 'content') removeGone(join(dataDir, name), join(to, name))
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
