import './settings.ts'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'astro'
import { contentRoot, readContent } from '../content/schema/read.ts'
import { knowledgeOf } from '../server/assistant/knowledge.ts'
import { knowledgeKey } from '../server/assistant/knowledge-key.ts'
import { knowledgeFile, storeKnowledge } from '../server/assistant/stored-knowledge.ts'
import { isStored } from '../server/built/built-file.ts'
import { readServerContent } from '../server/content.ts'
import { refusalOfLiveBuild } from '../server/launch-check/live-build.ts'
import { StartError } from '../server/start-error.ts'
import { storeServerContent } from '../server/stored-content.ts'
import { bundleServer } from './bundle-server.ts'
import { projectFolder } from './child.ts'
import { sentenceOf } from './failure.ts'
import { precompress } from './precompress.ts'
import { putAside } from './put-aside.ts'
import { placeCards } from './share-cards.ts'
import { forgetBuild, rememberBuild } from './stamp.ts'
import { storedYaml } from './stored-yaml.ts'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

// Another folder than the one that the server shows, for a static host.
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
const siteDir = out ? resolve(out) : join(projectFolder, 'dist/site')

try {
  // Read here too, before Astro would add its own lines to a mistake in the content.
  const yaml = storedYaml(join(projectFolder, 'node_modules/.cache/yaml.bin'))
  const content = readContent({ parseYaml: yaml.parse })
  yaml.keep()
  const refusal = refusalOfLiveBuild(content, process.env.STAGING === 'on')
  if (refusal) throw new StartError(refusal)
  if (!out) forgetBuild()
  // Read once: the configuration, the pages and the islands each have a copy of the reader.
  globalThis.contentOfThisBuild = content
  const removed = putAside(siteDir)
  await build({ root: projectFolder, outDir: siteDir, logLevel: 'warn' })
  await placeCards(content, siteDir)
  await precompress({ siteDir, cacheDir: join(projectFolder, 'node_modules/.cache/precompressed'), isOnly: !out })
  // What was learned from the same content stays: learning is a quarter of a build.
  const learned = knowledgeFile(siteDir)
  if (!isStored(learned, knowledgeKey(contentRoot))) storeKnowledge(learned, contentRoot, knowledgeOf(content))
  storeServerContent(siteDir, contentRoot, readServerContent(contentRoot))
  if (!out) {
    await bundleServer(projectFolder)
    rememberBuild()
  }
  await removed
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
