import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secondBusiness } from '../../tests/second-business.ts'
import { storeKnowledge } from '../assistant/knowledge.ts'
import { type BuildFolder, buildFolder, newBuildId, pointTo } from '../builds/build-folder.ts'
import { writePages } from './test-app.ts'
import { testKnowledge } from './test-knowledge.ts'

type Parts = {
  pages?: Record<string, string | Buffer>
  /** Content to build from; by default the second business's, with its form at `/f/quote`. */
  content?: string
  /** Include the chat, which takes seconds to train. */
  hasChat?: boolean
}

const nameForm = (content: string) => {
  const file = join(content, 'business.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('id: estimate-request, project: kokosing', 'id: quote, project: website'))
}

/** A live build below `dir` with these pages, laid out as `npm run build` does. */
export const testBuild = (dir: string, { pages = {}, content, hasChat = false }: Parts = {}): BuildFolder => {
  const id = newBuildId()
  const build = buildFolder(dir, id)
  mkdirSync(build.site, { recursive: true })
  writePages(build.site, { 'index.html': 'the home page', ...pages })
  writeFileSync(build.policies, '{}')
  cpSync(content ?? secondBusiness, build.content, {
    recursive: true,
    filter: (path) => !/\.ts$|[\\/]images$/.test(path),
  })
  if (content === undefined) nameForm(build.content)
  if (hasChat) storeKnowledge(build.knowledge, testKnowledge(content))
  pointTo(dir, id)
  return build
}
