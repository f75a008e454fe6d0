import { createHash, type Hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'

/** All inputs of a build besides the content. */
export const buildInputs = (): string[] => [
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
const addFiles = (hash: Hash, folder: string, input: string) => {
  const place = isAbsolute(input) ? input : join(folder, input)
  for (const file of filesIn(place)) {
    if (file.includes('.test.')) continue
    const bytes = readFileSync(file)
    hash.update(`${input}${file.slice(place.length)}\0${bytes.length}\0`).update(bytes)
  }
}

// Hashes content by relative path, because a server builds from a copy.
const addWords = (hash: Hash, folder: string) => {
  for (const file of filesIn(folder)) {
    const name = file.slice(folder.length).replaceAll('\\', '/')
    if (name.startsWith('/schema/') || name.endsWith('.ts')) continue
    const bytes = readFileSync(file)
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
}

/** One hash over all inputs of a build, and STAGING. */
export const fingerprint = (folder: string, inputs: readonly string[] = buildInputs()): string => {
  const hash = createHash('sha256').update(`${process.env.STAGING ?? ''}\0`)
  addWords(hash, resolve(folder, process.env.CONTENT_DIR || 'content'))
  for (const input of inputs) addFiles(hash, folder, input)
  return hash.digest('hex')
}
