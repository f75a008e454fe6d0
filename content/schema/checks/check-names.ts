import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Mistake } from '../content-error.ts'

const folders = [
  { folder: 'services', ending: '.md', example: 'window-cleaning.md' },
  { folder: 'cities', ending: '.md', example: 'los-banos.md' },
  { folder: 'blog', ending: '.md', example: 'why-panels-lose.md' },
  { folder: 'assistant/topics', ending: '.yaml', example: 'pool-heaters.yaml' },
]

/** Checks that the files of page and topic folders have names that make an address: others would be ignored. */
export const checkNames = (root: string, language: string): Mistake[] =>
  folders.flatMap(({ folder, ending, example }) => {
    const path = `${language}/${folder}`
    if (!existsSync(join(root, path))) return []
    return readdirSync(join(root, path))
      .filter((name) => !name.startsWith('.') && !(name.endsWith(ending) && /^[a-z0-9-]+\.[a-z]+$/.test(name)))
      .map((name) => ({
        path: `${path}/${name}`,
        what: `no page can have this name: write small letters, digits and hyphens, and ${ending} at the end, as in ${example}`,
      }))
  })
