import type { Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'

// Not with join and relative: letter by letter over hundreds of paths they cost a start more than the reading.
const filesIn = (place: string): string[] => {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [place] : []
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
}

/**
 * Adds names and bytes of `paths`, files or folders below `folder`, to a hash. Tests are left out, and times: a fresh
 * clone has new ones. What is missing adds nothing.
 */
export const hashFiles = (hash: Hash, folder: string, paths: readonly string[], kind = /./): void => {
  for (const path of paths) {
    const place = isAbsolute(path) ? path : `${folder}/${path}`
    for (const file of filesIn(place)) {
      if (!kind.test(file) || file.includes('.test.')) continue
      const bytes = readFileSync(file)
      hash.update(`${path}${file.slice(place.length)}\0${bytes.length}\0`).update(bytes)
    }
  }
}
