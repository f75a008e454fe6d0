import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What decides what is learned. How answers are put together from it is not among these.
const code = [
  'content/schema',
  'server/assistant/language',
  'server/assistant/retrieval',
  'server/assistant/understanding',
  'server/assistant/knowledge.ts',
  'server/assistant/learn.ts',
]

const projectRoot = join(import.meta.dirname, '../..')

const filesIn = (path: string): string[] => {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
}

/**
 * One hash over all words of the content and the code that learns from them: the same key is the same knowledge. `root`
 * is the folder of the project.
 */
export const knowledgeKey = (contentDir: string, root = projectRoot): string => {
  const hash = createHash('sha256').update(process.versions.v8)
  const add = (folder: string, kind: RegExp) => {
    for (const file of filesIn(folder)) {
      if (!kind.test(file) || file.includes('.test.')) continue
      const bytes = readFileSync(file)
      hash.update(`${file.slice(folder.length)}\0${bytes.length}\0`).update(bytes)
    }
  }
  add(contentDir, /\.(yaml|md)$/)
  for (const path of code) add(join(root, path), /\.ts$/)
  return hash.digest('hex')
}
