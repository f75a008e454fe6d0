import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const filesIn = (path: string): string[] => {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
}

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
  const add = (folder: string, path: string, kind: RegExp) => {
    for (const file of filesIn(join(folder, path))) {
      if (!kind.test(file) || file.includes('.test.')) continue
      const bytes = readFileSync(file)
      hash.update(`${relative(folder, file)}\0${bytes.length}\0`).update(bytes)
    }
  }
  for (const path of words) add(contentDir, path, /\.(yaml|md)$/)
  for (const path of code) add(root, path, /\.ts$/)
  return hash.digest('hex')
}
