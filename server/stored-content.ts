import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readBuilt, storeBuilt } from './built/built-file.ts'
import { builtKey } from './built/built-key.ts'
import type { ServerContent } from './content.ts'
import { projectRoot } from './project-root.ts'

const words = ['business.yaml', 'pricing.yaml', 'en/letters.yaml', 'en/pages/server-error.yaml']
const code = ['content/schema', 'server/content.ts']

const keyOf = (contentDir: string) => builtKey({ contentDir, words, root: projectRoot, code })
const fileOf = (siteDir: string) => join(siteDir, '..', 'content.bin')

/** Stores beside the site in `siteDir` what the server needs of the content in `contentDir`. */
export const storeServerContent = (siteDir: string, contentDir: string, content: ServerContent): void =>
  storeBuilt(fileOf(siteDir), keyOf(contentDir), serialize(content))

/** What the build stored, where the same words still stand in the content; else it is read and checked there. */
export const storedServerContent = async (siteDir: string, contentDir: string): Promise<ServerContent> => {
  const stored = readBuilt<ServerContent>(fileOf(siteDir), () => keyOf(contentDir), deserialize)
  if (stored) return stored
  // Reading YAML and its schemas are a sixth of a start: loaded only where they are needed.
  const { readServerContent } = await import('./content.ts')
  return readServerContent(contentDir)
}
