import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Changes, FieldPath, Mistake, SentenceChange } from '../../contract/desk/site.ts'
import { fingerprintOf } from './content-folder.ts'
import { runNode } from './run-node.ts'
import { sentenceChanges } from './sentence-changes.ts'

const written = z.object({
  path: z.string(),
  line: z.int().optional(),
  field: z.string().optional(),
  what: z.string(),
})
const file = z.object({ path: z.string(), value: z.unknown(), body: z.string().exactOptional() })
const readingSchema = z.object({
  contents: z.array(z.object({ language: z.string(), files: z.array(file) })),
  mistakes: z.array(written),
})
/** Everything that a content folder says, figures filled, by languages, and every mistake in it. */
export type Reading = z.infer<typeof readingSchema>

const keptReadings = 3
const limits = { megabytes: 768, seconds: 120 }

/** A mistake as a person reads it under the field. */
export const sayMistake = ({ path, field = '', what }: z.infer<typeof written>): Mistake => ({
  file: path,
  path: field.split(' > ').flatMap<string | number>((key) => {
    const [, item] = /^item (\d+)$/.exec(key) ?? []
    return item ? [Number(item) - 1] : key === '' ? [] : [key]
  }),
  text: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
})

/** Reads content folders in a process of its own, each state of one once. */
export const siteReader = (signal?: AbortSignal) => {
  const known = new Map<string, Promise<Reading>>()

  const readAnew = async (folder: string): Promise<Reading> => {
    const script = join(import.meta.dirname, 'read-child.ts')
    return readingSchema.parse(JSON.parse(await runNode([script, folder], { ...limits, signal })))
  }

  const read = (folder: string): Promise<Reading> => {
    // The content of a build has no pictures, which are mistakes elsewhere.
    const pictures = globSync('images/*', { cwd: folder }).sort()
    const key = [fingerprintOf(folder), ...pictures].join()
    const reading = known.get(key) ?? readAnew(folder)
    known.delete(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    for (const old of [...known.keys()].slice(0, -keptReadings)) known.delete(old)
    return reading
  }

  /** What reads differently in `after`, and every mistake in it. */
  const compare = async (before: string, after: string): Promise<Changes> => {
    const old = await read(before)
    const wanted = await read(after)
    const changes = sentenceChanges(old.contents, wanted.contents)
    return { changes, untranslated: untranslatedIn(changes, wanted), mistakes: wanted.mistakes.map(sayMistake) }
  }

  return { read, compare }
}

export type SiteReader = ReturnType<typeof siteReader>

const keyOf = (file: string, path: FieldPath) => JSON.stringify([file, path])

/** The same fields in other languages, as far as they stay as they are. */
const untranslatedIn = (changes: readonly SentenceChange[], { contents }: Reading) => {
  const changed = new Set(changes.map(({ file, path }) => keyOf(file, path)))
  return changes
    .filter(({ language, before }) => language !== '' && before !== null)
    .flatMap(({ language, file, path }) =>
      contents
        .filter((other) => other.language !== '' && other.language !== language)
        .map((other) => ({ other, file: file.replace(/^\w+/, other.language), path }))
        .filter(({ other, file }) => other.files.some((one) => one.path === file) && !changed.has(keyOf(file, path)))
        .map(({ file, path }) => ({ file, path })),
    )
}
