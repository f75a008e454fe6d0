import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { parse } from 'yaml'
import { readBuilt, storeBuilt } from '../server/built/built-file.ts'
import { projectFolder } from './child.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const asMap = (stored: unknown) => (stored instanceof Map ? new Map<unknown, unknown>(stored) : undefined)

/**
 * Parses YAML, and keeps in `file` what it came to, by its text: of thousands of pages a build reads few that it has not
 * read before. `keep` stores what was asked for this time, and forgets the rest.
 */
export const storedYaml = (file: string) => {
  const key = () => hashOf(readFileSync(join(projectFolder, 'node_modules/yaml/package.json'), 'utf8'))
  const known = readBuilt(file, key, (bytes) => asMap(deserialize(bytes))) ?? new Map<unknown, unknown>()
  const used = new Map<unknown, unknown>()
  return {
    parse: (text: string): unknown => {
      const hash = hashOf(text)
      const value = known.has(hash) ? known.get(hash) : parse(text)
      used.set(hash, value)
      return value
    },
    keep: () => {
      mkdirSync(dirname(file), { recursive: true })
      storeBuilt(file, key(), serialize(used))
    },
  }
}
