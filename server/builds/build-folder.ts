import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../process/start-error.ts'

/**
 * Layout of the build folder (`dist`); the file `current` holds the id of the live build:
 *
 *     dist/current                  20261125T041500-3f9a2c
 *     dist/builds/<id>/site         pages and files as served
 *     dist/builds/<id>/desk         the owner's desk
 *     dist/builds/<id>/csp.json     content policy of each page
 *     dist/builds/<id>/content      the content it was built from, also for letters and chat
 *     dist/builds/<id>/assistant.json  the assistant's training result
 *     dist/builds/<id>/made-from    fingerprint of the sources
 *
 * A build is written as `<id>.unfinished` and renamed when complete. After that it never changes.
 */
export const buildFolder = (dir: string, id: string) => {
  const folder = join(dir, 'builds', id)
  return {
    id,
    folder,
    site: join(folder, 'site'),
    desk: join(folder, 'desk'),
    policies: join(folder, 'csp.json'),
    content: join(folder, 'content'),
    knowledge: join(folder, 'assistant.json'),
    madeFrom: join(folder, 'made-from'),
  }
}

export type BuildFolder = ReturnType<typeof buildFolder>

const idShape = /^\d{8}T\d{6}-[0-9a-f]{6}$/

/** A new build id: UTC time to the millisecond, so that ids sort by age, and three random digits. */
export const newBuildId = (now = new Date()): string => {
  const milliseconds = now.getUTCMilliseconds().toString(16).padStart(3, '0')
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${milliseconds}${randomUUID().slice(0, 3)}`
}

/** When a build was started, to the second. */
export const builtAt = (id: string): Date =>
  new Date(id.replace(/^(....)(..)(..)T(..)(..)(..).*$/, '$1-$2-$3T$4:$5:$6Z'))

const pointer = (dir: string) => join(dir, 'current')

/** Id of the live build; undefined if there is none. */
export const currentBuildId = (dir: string): string | undefined => {
  try {
    const id = readFileSync(pointer(dir), 'utf8').trim()
    return idShape.test(id) ? id : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

/** Makes `id` the live build. The rename is atomic: a reader sees the old id or the new one. */
export const pointTo = (dir: string, id: string): void => {
  const part = `${pointer(dir)}.${id}`
  try {
    writeFileSync(part, `${id}\n`, { flush: true })
    renameSync(part, pointer(dir))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Ids of all finished builds, newest first. */
export const buildIds = (dir: string): string[] => {
  const folder = join(dir, 'builds')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => idShape.test(name))
        .sort()
        .reverse()
    : []
}
