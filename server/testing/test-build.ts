import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { storeKnowledge } from '../assistant/knowledge.ts'
import { type BuildFolder, buildFolder, newBuildId, pointTo } from '../builds/build-folder.ts'
import { writePages } from './test-app.ts'
import { testKnowledge } from './test-knowledge.ts'

type Parts = {
  pages?: Record<string, string | Buffer>
  /** Content to build from; by default the project's. */
  content?: string
  /** Include the chat, which takes seconds to train. */
  hasChat?: boolean
}

/** A live build below `dir` with these pages, laid out as `npm run build` does. */
export const testBuild = (
  dir: string,
  { pages = {}, content = 'content', hasChat = false }: Parts = {},
): BuildFolder => {
  const id = newBuildId()
  const build = buildFolder(dir, id)
  mkdirSync(build.site, { recursive: true })
  writePages(build.site, { 'index.html': 'the home page', ...pages })
  writeFileSync(build.policies, '{}')
  cpSync(content, build.content, { recursive: true, filter: (path) => !/\.ts$|[\\/]images$/.test(path) })
  if (hasChat) storeKnowledge(build.knowledge, testKnowledge(content))
  pointTo(dir, id)
  return build
}
