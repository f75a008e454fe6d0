import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { acceptedCodings, type Coding, codings } from './accept-encoding.ts'
import { byteCache } from './byte-cache.ts'
import { entityTag } from './entity-tag.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

const endings: Readonly<Record<Coding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz', identity: '' }

type Headers = Readonly<Record<string, string>>

/** What a file is answered with, ready to be sent; `unchanged` are the headers for who has this very form already. */
export type TextAnswer = { body: Buffer; tag: string; headers: Headers; unchanged: Headers }

/** Room for about a thousand pages as they travel: far more than are asked for at one time. */
const room = 16 * 2 ** 20

/** Whether a file is text, which is answered from memory; everything else comes from disk. */
export const isText = (file: string): boolean => extname(file) in types

/** Whether a file is the compressed form of another, which has no address of its own. */
export const isCompressedForm = (file: string): boolean => /\.(br|gz|zst)$/.test(file)

const bytesOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * The text files below `dir`, read when they are first asked for and kept in memory while there is room. A file is
 * answered in the form beside it (`.br`, `.zst`, `.gz`) that the sender accepts. `headersOf` gives a file's own headers.
 */
export const textFiles = (dir: string, headersOf: (file: string) => Headers & { 'cache-control': string }) => {
  const answers = byteCache<TextAnswer>(room)
  const formsOf = new Map<string, readonly Coding[]>()

  const formsBeside = (file: string): readonly Coding[] => {
    const known = formsOf.get(file)
    if (known) return known
    const forms = codings.filter((coding) => existsSync(join(dir, file + endings[coding])))
    formsOf.set(file, forms)
    return forms
  }

  const codingOf = (file: string, accepted: readonly Coding[]): Coding => {
    const forms = formsBeside(file)
    return accepted.find((coding) => coding === 'identity' || forms.includes(coding)) ?? 'identity'
  }

  const read = (file: string, coding: Coding): TextAnswer | undefined => {
    const body = bytesOf(join(dir, file + endings[coding]))
    if (!body) return undefined
    const own = headersOf(file)
    const tag = entityTag(body, JSON.stringify(own))
    const unchanged = {
      'cache-control': own['cache-control'],
      etag: tag,
      ...(formsBeside(file).length > 0 ? { vary: 'accept-encoding' } : {}),
    }
    const headers = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': String(body.length),
      ...own,
      ...unchanged,
    }
    return { body, tag, headers, unchanged }
  }

  return {
    /** Undefined when the file is gone, as it is for a moment while the site is built again. */
    answer: (file: string, acceptEncoding: string | undefined): TextAnswer | undefined => {
      const coding = codingOf(file, acceptedCodings(acceptEncoding))
      const key = file + endings[coding]
      const known = answers.get(key)
      if (known) return known
      const answer = read(file, coding)
      if (answer) answers.set(key, answer, answer.body.length)
      return answer
    },
    forget: () => {
      answers.clear()
      formsOf.clear()
    },
  }
}
