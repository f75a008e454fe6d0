import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError } from '../content/schema/content-error.ts'
import { contentMistakes } from '../content/schema/gather/content-mistakes.ts'
import { type Content, contentRoot, readSite } from '../content/schema/read.ts'
import { runContentSteps } from '../content/steps/content-steps.ts'
import { knowledgeOf, storeKnowledge } from '../server/assistant/knowledge.ts'
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
import { leaveOutUnoffered } from '../server/publish/remove-page.ts'
import { writePolicies } from '../site/build/content-policy.ts'
import { placeLanguage } from '../site/build/place-language.ts'
import { projectFolder } from './child.ts'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const unfinished = '.unfinished'

const caches = process.env.BUILD_CACHE ?? join(projectFolder, 'node_modules/.cache')
const cacheDir = join(caches, 'astro')

type Options = {
  /** Folder of the builds (`dist`). */
  dir: string
  /** False during development, when Astro serves the pages. */
  hasPages?: boolean
  /** Staging: allows samples and excludes search engines. */
  isStaging: boolean
  /** Leaves the live build unchanged. */
  keepsCurrent?: boolean
}

/**
 * Makes a new build and, unless `keepsCurrent`, makes it live when complete. A failure changes nothing that is served.
 */
export const makeBuild = async ({
  dir,
  hasPages = true,
  isStaging,
  keepsCurrent = false,
}: Options): Promise<BuildFolder> => {
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
      const refusal = await refusalOfLiveBuild(contents, isStaging)
      if (refusal) throw new StartError(refusal)
      await makePages(part, contents, first.business)
      // Imported only if needed.
      const { makeDesk } = await import('./make-desk.ts')
      const { business, language, assistant } = first
      await makeDesk({ content: part.content, language, business, chat: assistant.widget, outDir: part.desk })
      await precompress({ siteDir: part.desk, cacheDir: join(caches, 'precompressed-desk') })
    }
    // The pages contain their own copies.
    rmSync(join(part.content, 'images'), { recursive: true, force: true })
    renameSync(part.folder, finished.folder)
  } catch (error) {
    rmSync(part.folder, { recursive: true, force: true })
    throw error
  }
  // Of two simultaneous builds the later one wins, whichever finishes first.
  const now = currentBuildId(dir)
  if (!keepsCurrent && (now === before || now === undefined || now < id)) pointTo(dir, id)
  removeOld(dir)
  return finished
}

/** A build takes minutes, so one unfinished for this long was killed. */
const abandonedAfter = 3_600_000

const removeAbandoned = (folder: string) =>
  removeIn(folder, (name) => {
    const age = () => Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    return name.endsWith(unfinished) && age() > abandonedAfter
  })

const removeIn = (folder: string, isOver: (name: string) => boolean) => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter(isOver)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Facts of a build: its content, and what the assistant learned from it. */
const makeFacts = async (folder: BuildFolder) => {
  const contents = await copyContent(folder.content)
  const [first] = contents
  storeKnowledge(folder.knowledge, knowledgeOf(first))
  return { first, contents }
}

// The build reads this copy; later edits wait for the next build.
const copyContent = async (target: string) => {
  for (const written of runContentSteps(contentRoot)) console.log(written)
  cpSync(contentRoot, target, { recursive: true, filter: (path) => !path.endsWith('.ts') })
  const check = async () => {
    const mistakes = await contentMistakes(target)
    if (mistakes.length > 0) throw new ContentError(...mistakes)
  }
  await check()
  if (leaveOutUnoffered(target)) await check()
  return readSite(target)
}

const makePages = async (folder: BuildFolder, contents: readonly Content[], { form }: Content['business']) => {
  const cache = `${cacheDir}-${folder.id}${unfinished}`
  try {
    takeCache(cache)
    for (const content of contents) await makeLanguage(folder, content, cache)
    writePolicies(folder.policies, folder.site, form)
    await precompress({ siteDir: folder.site, cacheDir: join(caches, 'precompressed') })
    giveCache(cache)
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

// Astro writes its picture cache in place. Each build uses a copy, so a killed one leaves no half pictures. If another
// build is moving the cache, this one starts without it.
const takeCache = (cache: string) => {
  try {
    if (existsSync(cacheDir)) cpSync(cacheDir, cache, { recursive: true })
  } catch {
    rmSync(cache, { recursive: true, force: true })
  }
}

/** One Astro build per language, put together as the site. */
const makeLanguage = async (folder: BuildFolder, content: Content, cache: string) => {
  // Shared by configuration, pages and islands, which would each read the content.
  globalThis.contentOfThisBuild = content
  const { addresses } = content
  // A folder of its own: Astro would reuse the modules of an earlier build there. On the project's disk: Astro renames
  // files into it from there.
  const own = `${cacheDir}-${folder.id}-${addresses.language}${unfinished}`
  // Imported only if needed: it loads for seconds.
  const { build } = await import('astro')
  try {
    await build({ root: projectFolder, outDir: own, cacheDir: cache, logLevel: 'warn' })
    if (addresses.home === '') cpSync(own, folder.site, { recursive: true })
    else placeLanguage(own, folder.site, addresses)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  const { placeCards } = await import('../site/share/place-cards.ts')
  await placeCards(content, folder.site)
}

const giveCache = (cache: string) => {
  try {
    rmSync(cacheDir, { recursive: true, force: true })
    renameSync(cache, cacheDir)
  } catch {
    // Another build's cache is as good.
  }
}

/** The live build, the previous one, whose files open pages still load, and one that a server is switching from. */
const keptBuilds = 3

const removeOld = (dir: string) => {
  const kept = new Set([currentBuildId(dir), ...buildIds(dir).slice(0, keptBuilds)])
  const over = new Set(buildIds(dir).filter((id) => !kept.has(id)))
  removeIn(join(dir, 'builds'), (name) => over.has(name))
}
