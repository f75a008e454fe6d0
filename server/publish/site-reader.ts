import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Comparison, Mistake } from '../../contract/desk/site.ts'
import { fingerprintOf } from './content-folder.ts'
import { oncePerField } from './fields/each-language.ts'
import { runNode } from './run-node.ts'
import { sentenceChanges } from './sentence-changes.ts'

const written = z.object({
  path: z.string(),
  line: z.int().optional(),
  field: z.string().optional(),
  what: z.string(),
})
const file = z.object({ path: z.string(), value: z.unknown() })
const readingSchema = z.object({
  contents: z.array(z.object({ language: z.string(), files: z.array(file) })),
  mistakes: z.array(written),
})
/** A content folder with figures filled, by language, and its mistakes. */
export type Reading = z.infer<typeof readingSchema>

const keptReadings = 3
const limits = { megabytes: 768, seconds: 120 }

/** A mistake as shown below its field. */
export const sayMistake = ({ path, field = '', what }: z.infer<typeof written>): Mistake => ({
  file: path,
  path: field.split(' > ').flatMap<string | number>((key) => {
    const [, item] = /^item (\d+)$/.exec(key) ?? []
    return item ? [Number(item) - 1] : key === '' ? [] : [key]
  }),
  text: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
})

/** Reads content folders in a child process, with a cache by contents. */
export const siteReader = (signal?: AbortSignal) => {
  const known = new Map<string, Promise<Reading>>()

  const readAnew = async (folder: string): Promise<Reading> => {
    const script = join(import.meta.dirname, 'read-child.ts')
    return readingSchema.parse(JSON.parse(await runNode([script, folder], { ...limits, signal })))
  }

  const read = (folder: string): Promise<Reading> => {
    // A build's content has no pictures, so its mistakes differ from the same words elsewhere.
    const pictures = globSync('images/*', { cwd: folder }).sort()
    const key = [fingerprintOf(folder), ...pictures].join()
    const reading = known.get(key) ?? readAnew(folder)
    known.delete(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    for (const old of [...known.keys()].slice(0, -keptReadings)) known.delete(old)
    return reading
  }

  /** Sentences that read differently in `after`, and its mistakes. */
  const compare = async (before: string, after: string): Promise<Comparison> => {
    const old = await read(before)
    const wanted = await read(after)
    return {
      changes: sentenceChanges(old.contents, wanted.contents),
      mistakes: oncePerField(wanted.mistakes.map(sayMistake)),
    }
  }

  return { read, compare }
}

export type SiteReader = ReturnType<typeof siteReader>
