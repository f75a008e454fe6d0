import { createHash } from 'node:crypto'
import { hashFiles } from './hash-files.ts'

export type Sources = {
  /** The content folder, and what is read of it: files or folders. */
  contentDir: string
  words: readonly string[]
  /** The folder of the project, and the code that reads these words: files or folders. */
  root: string
  code: readonly string[]
}

/** One hash over words and the code that makes something of them: with the same key it is made the same. */
export const builtKey = ({ contentDir, words, root, code }: Sources): string => {
  const hash = createHash('sha256').update(process.versions.v8)
  hashFiles(hash, contentDir, words, /\.(yaml|md)$/)
  hashFiles(hash, root, code, /\.(ts|bin)$/)
  return hash.digest('hex')
}
