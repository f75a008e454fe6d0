import type { Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const filesIn = (path: string): string[] => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort()
}

/**
 * Adds names and bytes of `paths`, files or folders below `folder`, to a hash. Tests are left out, and times: a fresh
 * clone has new ones. What is missing adds nothing.
 */
export const hashFiles = (hash: Hash, folder: string, paths: readonly string[], kind = /./): void => {
  for (const path of paths) {
    for (const file of filesIn(resolve(folder, path))) {
      if (!kind.test(file) || file.includes('.test.')) continue
      const bytes = readFileSync(file)
      hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes)
    }
  }
}
