import { createHash, randomUUID } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

// The schema and the steps of an update stand beside the words in a checkout; they are code.
const isWords = (file: string) => /\.(?:yaml|md)$/.test(file) && !/^(?:schema|steps)\//.test(file)

/** The files with words below a content folder, by their paths in it. */
export const wordFiles = (root: string): string[] =>
  globSync('**/*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isWords)
    .sort()

/** The text of a file of a content folder; undefined where there is none. */
export const readWords = (root: string, file: string): string | undefined => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Writes a file so that a reader finds the old text or the new one, never a part. */
export const writeWords = (root: string, file: string, text: string): void => {
  const path = join(root, file)
  const part = `${path}.${randomUUID()}.part`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(part, text, { flush: true })
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Copies all that a build needs, words and pictures, into a folder of its own. */
export const copyContent = (from: string, to: string): void => {
  for (const file of wordFiles(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(from, file), join(to, file))
  }
  // Where the disk can share what is the same, a thousand photographs take no time.
  const mode = constants.COPYFILE_FICLONE
  if (existsSync(join(from, 'images'))) cpSync(join(from, 'images'), join(to, 'images'), { recursive: true, mode })
}

/** What tells two content folders apart whose words differ. */
export const fingerprintOf = (root: string): string => {
  const hash = createHash('sha256')
  for (const file of wordFiles(root)) hash.update(JSON.stringify([file, readWords(root, file)]))
  return hash.digest('hex')
}

/**
 * Makes the words in `to` those in `from`: writes what differs and removes what is not in `from`. Doing it again after it was
 * interrupted comes to the same.
 */
export const bringWords = (from: string, to: string): void => {
  const wanted = wordFiles(from)
  for (const file of wanted) {
    const text = readWords(from, file) ?? ''
    if (text !== readWords(to, file)) writeWords(to, file, text)
  }
  const kept = new Set(wanted)
  for (const file of wordFiles(to).filter((one) => !kept.has(one))) rmSync(join(to, file))
}
