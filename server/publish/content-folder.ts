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

// In a checkout, code lies beside the words.
const isWords = (file: string) => /\.(?:yaml|md)$/.test(file) && !/^(?:schema|steps)\//.test(file)

/** Paths of all files with words below a content folder. */
export const wordFiles = (root: string): string[] =>
  globSync('**/*', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isWords)
    .sort()

/** The language of a content file; empty or a file name where it is shared. */
export const languageOf = (file: string): string => file.split('/')[0] ?? ''

/** The file of another language that corresponds to this one; a shared file itself. */
export const inLanguage = (file: string, language: string): string => file.replace(/^[a-z]{2}(?=\/)/, language)

/** Text of a content file; undefined if it does not exist. */
export const readWords = (root: string, file: string): string | undefined => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

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

/** Copies words and pictures into another folder; on write where the disk supports it, so photographs take no time. */
export const copyContent = (from: string, to: string): void => {
  const code = [join(from, 'schema'), join(from, 'steps')]
  cpSync(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !code.includes(path),
  })
}

export const fingerprintOf = (root: string): string => {
  const hash = createHash('sha256')
  for (const file of wordFiles(root)) hash.update(JSON.stringify([file, readWords(root, file)]))
  return hash.digest('hex')
}

/** Makes the words in `to` equal to those in `from`. Safe to repeat after an interruption. */
export const bringWords = (from: string, to: string): void => {
  const wanted = wordFiles(from)
  for (const file of wanted) {
    const text = readWords(from, file) ?? ''
    if (text !== readWords(to, file)) writeWords(to, file, text)
  }
  const kept = new Set(wanted)
  for (const file of wordFiles(to).filter((one) => !kept.has(one))) rmSync(join(to, file))
}
