import { createHash, type Hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** All inputs of a build besides the content. */
const buildInputs: readonly string[] = [
  'content/schema',
  'site',
  'desk',
  'contract',
  'pricing',
  'astro.config.ts',
  'package-lock.json',
  'scripts/make-build.ts',
  'scripts/make-desk.ts',
  'scripts/precompress.ts',
  'server/assistant',
  'server/builds',
]

const filesIn = (place: string): string[] => {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return globSync('**/*', { cwd: place, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

// Hashes names and bytes; times would differ in a fresh clone.
const addFiles = (hash: Hash, place: string, name: string, isLeftOut: (path: string) => boolean) => {
  for (const file of filesIn(place)) {
    const path = file.slice(place.length).replaceAll('\\', '/')
    if (isLeftOut(path)) continue
    const bytes = readFileSync(file)
    hash.update(`${name}${path}\0${bytes.length}\0`).update(bytes)
  }
}

/** One hash over all inputs of a build, and STAGING. */
export const fingerprint = (folder: string, inputs: readonly string[] = buildInputs): string => {
  const hash = createHash('sha256').update(`${process.env.STAGING ?? ''}\0`)
  // Content is hashed by relative path, because a server builds from a copy.
  const content = resolve(folder, process.env.CONTENT_DIR || 'content')
  addFiles(hash, content, '', (path) => path.startsWith('/schema/') || path.endsWith('.ts'))
  for (const input of inputs) addFiles(hash, join(folder, input), input, (path) => path.includes('.test.'))
  return hash.digest('hex')
}
