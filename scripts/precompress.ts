import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compressors, type Effort } from './compress.ts'
import { place } from './place.ts'

const texts = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
const best: Effort = 'best-11-19-9'
const quick: Effort = 'quick-5-3-6'
const endings = ['br', 'zst', 'gz'] as const

/** `isOnly`: no other site shares the cache, so what this one does not use may go. */
type Options = { siteDir: string; cacheDir: string; isOnly: boolean; mostAtBest?: number }

// Written under another name first: a build that is cut short leaves no half file behind.
const keep = (file: string, bytes: Buffer) => {
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, bytes)
  renameSync(part, file)
}

const compressInto = async (folder: string, key: string, text: Buffer, effort: Effort) => {
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    endings.map(async (ending) => keep(join(folder, `${key}.${ending}`), await compressors[effort][ending](text))),
  )
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const forget = (cacheDir: string, used: ReadonlySet<string>) => {
  for (const effort of [best, quick]) {
    const folder = join(cacheDir, effort)
    for (const name of namesIn(folder)) if (!used.has(name.replace(/\..*$/, ''))) rmSync(join(folder, name))
  }
}

/**
 * Writes the `.br`, `.zst` and `.gz` forms beside each text of the built site, where they are smaller. What was
 * compressed before comes from `cacheDir`, by content. Beyond `mostAtBest` new texts the effort is less: a site of
 * thousands of pages would take many minutes.
 */
export const precompress = async ({ siteDir, cacheDir, isOnly, mostAtBest = 400 }: Options): Promise<void> => {
  const used = new Set<string>()
  const paths = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => texts.test(path))
    .sort()
  // Asked for once: six questions to the disk for each page add up.
  const kept = [best, quick].map((effort) => {
    const folder = join(cacheDir, effort)
    return { folder, names: new Set(namesIn(folder)) }
  })
  let made = 0

  const folderWith = async (key: string, text: Buffer): Promise<string> => {
    const found = kept.find(({ names }) => endings.every((ending) => names.has(`${key}.${ending}`)))
    if (found) return found.folder
    made += 1
    const effort = made <= mostAtBest ? best : quick
    await compressInto(join(cacheDir, effort), key, text, effort)
    return join(cacheDir, effort)
  }

  const precompressOne = async (path: string) => {
    const text = readFileSync(join(siteDir, path))
    const key = createHash('sha256').update(text).digest('hex')
    used.add(key)
    const folder = await folderWith(key, text)
    for (const ending of endings) {
      const form = join(folder, `${key}.${ending}`)
      if (statSync(form).size < text.length) place(form, join(siteDir, `${path}.${ending}`))
    }
  }

  const queue = paths.values()
  const work = async () => {
    for (const path of queue) await precompressOne(path)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (isOnly) forget(cacheDir, used)
}
