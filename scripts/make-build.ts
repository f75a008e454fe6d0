import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError } from '../content/schema/content-error.ts'
import { contentMistakes } from '../content/schema/gather/content-mistakes.ts'
import { type Content, contentRoot, readSite } from '../content/schema/read.ts'
import { runContentSteps } from '../content/steps/content-steps.ts'
import { knowledgeOf } from '../server/assistant/knowledge.ts'
import { storeKnowledge } from '../server/assistant/stored-knowledge.ts'
import {
  type BuildFolder,
  buildFolder,
  buildIds,
  currentBuildId,
  newBuildId,
  pointTo,
} from '../server/builds/build-folder.ts'
import { refusalOfLiveBuild } from '../server/ops/launch-check/refuse-unready.ts'
import { StartError } from '../server/process/start-error.ts'
import { writePolicies } from '../site/build/content-policy.ts'
import { placeLanguage } from '../site/build/place-language.ts'
import { projectFolder } from './child.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

/** The one that is served, the one before it, whose files open pages still ask for, and one that a server is only leaving. */
const keptBuilds = 3
/** A build takes minutes at most: what is unfinished for so long was killed. */
const abandonedAfter = 3_600_000
const unfinished = '.unfinished'

const cacheDir = join(projectFolder, 'node_modules/.cache/astro')

const removeIn = (folder: string, isOver: (name: string) => boolean) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter(isOver)) rmSync(join(folder, name), { recursive: true, force: true })
}

const removeAbandoned = (folder: string) =>
  removeIn(folder, (name) => {
    const age = () => Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return name.endsWith(unfinished) && age() > abandonedAfter
  })

const removeOld = (dir: string) => {
  const kept = new Set([currentBuildId(dir), ...buildIds(dir).slice(0, keptBuilds)])
  const over = new Set(buildIds(dir).filter((id) => !kept.has(id)))
  removeIn(join(dir, 'builds'), (name) => over.has(name))
}

// Everything is read from this copy: what is edited meanwhile waits for the next build.
const copyContent = async (target: string): Promise<Content[]> => {
  for (const written of runContentSteps(contentRoot)) console.log(written)
  cpSync(contentRoot, target, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const mistakes = await contentMistakes(target)
  if (mistakes.length > 0) throw new ContentError(...mistakes)
  return readSite(target)
}

/** What the server says, in letters, in the chat and about the form: the content, and what is learned from it. */
const makeFacts = async (folder: BuildFolder) => {
  const contents = await copyContent(folder.content)
  const [first] = contents
  if (!first) throw new Error('content/business.yaml: languages: expected one at least.')
  storeKnowledge(folder.knowledge, knowledgeOf(first))
  return { first, contents }
}

// Astro writes its cache of pictures in place, so each build has a copy of its own: one that is killed leaves no half
// picture to the next. Another build may be at the same step: then this one makes its pictures anew, or keeps none.
const takeCache = (cache: string) => {
  try {
    if (existsSync(cacheDir)) cpSync(cacheDir, cache, { recursive: true })
  } catch {
    rmSync(cache, { recursive: true, force: true })
  }
}
const giveCache = (cache: string) => {
  try {
    rmSync(cacheDir, { recursive: true, force: true })
    renameSync(cache, cacheDir)
  } catch {
    // What another build left there is as good.
  }
}

/** One Astro build a language: that of the first is the site, the others find their places in it. */
const makeLanguage = async (folder: BuildFolder, content: Content, cache: string) => {
  // Read once: the configuration, the pages and the islands each have a copy of the reader.
  globalThis.contentOfThisBuild = content
  const { addresses } = content
  // Of two builds in one process Astro would take the first one's modules for the second's, if both stood in one place.
  const own = `${cacheDir}-${folder.id}-${addresses.language}${unfinished}`
  const outDir = addresses.home === '' ? folder.site : own
  // Loaded only for pages: it takes seconds.
  const { build } = await import('astro')
  await build({ root: projectFolder, outDir, cacheDir: cache, logLevel: 'warn' })
  if (outDir === own) placeLanguage(own, folder.site, addresses)
  const { placeCards } = await import('../site/share/place-cards.ts')
  await placeCards(content, folder.site)
}

const makePages = async (folder: BuildFolder, contents: readonly Content[], { form }: Content['business']) => {
  const cache = `${cacheDir}-${folder.id}${unfinished}`
  try {
    takeCache(cache)
    for (const content of contents) await makeLanguage(folder, content, cache)
    writePolicies(folder.policies, folder.site, form)
    await precompress({ siteDir: folder.site, cacheDir: join(projectFolder, 'node_modules/.cache/precompressed') })
    giveCache(cache)
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

type Options = {
  /** Where the builds are (`dist`). */
  dir: string
  /** Without pages, for development: Astro shows these itself. */
  hasPages?: boolean
  /** For trying things out: samples may be in it, and search engines are told to stay away. */
  isStaging: boolean
}

/**
 * Makes a new build beside those that are there, and points at it when all of it is there. Whatever goes wrong before that
 * changes nothing of what is served.
 */
export const makeBuild = async ({ dir, hasPages = true, isStaging }: Options): Promise<BuildFolder> => {
  const before = currentBuildId(dir)
  const id = newBuildId()
  const part = { ...buildFolder(dir, `${id}${unfinished}`), id }
  const finished = buildFolder(dir, id)
  removeAbandoned(join(dir, 'builds'))
  removeAbandoned(dirname(cacheDir))
  try {
    mkdirSync(part.folder, { recursive: true })
    writeFileSync(part.madeFrom, fingerprint(projectFolder))
    const { first, contents } = await makeFacts(part)
    if (hasPages) {
      const refusal = await refusalOfLiveBuild(first, isStaging)
      if (refusal) throw new StartError(refusal)
      await makePages(part, contents, first.business)
      // Loaded only for pages, as Astro is.
      const { makeDesk } = await import('./make-desk.ts')
      const { business, language, assistant } = first
      await makeDesk({ content: part.content, language, business, chat: assistant.widget, outDir: part.desk })
      await precompress({ siteDir: part.desk, cacheDir: join(projectFolder, 'node_modules/.cache/precompressed-desk') })
    }
    // The pages have their own.
    rmSync(join(part.content, 'images'), { recursive: true, force: true })
    renameSync(part.folder, finished.folder)
  } catch (error) {
    rmSync(part.folder, { recursive: true, force: true })
    throw error
  }
  // Of two builds at once the later one stays, whichever is done first.
  const now = currentBuildId(dir)
  if (now === before || now === undefined || now < id) pointTo(dir, id)
  removeOld(dir)
  return finished
}
