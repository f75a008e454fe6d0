import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot, readContent } from '../../content/schema/read.ts'
import { knowledgeOf } from '../../server/assistant/knowledge.ts'
import { knowledgeFile, storeKnowledge } from '../../server/assistant/stored-knowledge.ts'
import { readServerContent } from '../../server/content.ts'
import { storeServerContent } from '../../server/stored-content.ts'

/**
 * Makes in `dir` what a build stores for the server, and gives the folder of its site. Without it the server would read the
 * content and have another process learn from it, in the middle of what is measured.
 */
export const storeBuiltFiles = (dir: string): string => {
  const siteDir = join(dir, 'site')
  mkdirSync(siteDir, { recursive: true })
  storeKnowledge(knowledgeFile(siteDir), contentRoot, knowledgeOf(readContent()))
  storeServerContent(siteDir, contentRoot, readServerContent(contentRoot))
  return siteDir
}
