import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { DraftRequest, PictureAnswer, Pictures, UsePicture } from '../../contract/desk/site.ts'
import { uuidOf } from '../../contract/ordered-id.ts'
import { fieldOf, type ReadFile } from './draft-store.ts'
import { runNode } from './run-node.ts'
import { inScratch } from './scratch.ts'
import { sentencesOf } from './sentence-changes.ts'
import type { Reading } from './site-reader.ts'

const mostPictures = 3_000
const largestSide = 2560
const limits = { megabytes: 256, seconds: 60 }
const sizeSchema = z.object({ width: z.int(), height: z.int() })

const refused = (why: string): PictureAnswer => ({ file: null, width: 0, height: 0, why })
const noPicture = 'This is no picture that can be shown: choose a JPEG, PNG or WebP.'
const tooMany = `There are ${mostPictures} pictures already: ask your helper to take out those that are not used.`

/**
 * Makes a picture of what somebody sent, as the JPEG `to`, whose longest side has at most so many pixels: upright, and without
 * what the camera wrote into it. Undefined where the bytes are no picture; then there is no file.
 */
export const encodePicture = (bytes: Buffer, to: string, longestSide: number) =>
  inScratch(async (scratch) => {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const [from, part] = [join(scratch, 'sent'), `${to}.${basename(scratch)}.part`]
    writeFileSync(from, bytes)
    const script = join(import.meta.dirname, 'picture-child.ts')
    const made = await runNode([script, from, part, String(longestSide)], limits).catch(() => undefined)
    if (made === undefined) return rmSync(part, { force: true })
    renameSync(part, to)
    return sizeSchema.parse(JSON.parse(made))
  })

/** The pictures that people sent, made fit to publish: the same bytes are kept once. */
export const pictureFolder = (dir: string) => {
  const add = async (bytes: Buffer): Promise<PictureAnswer> => {
    const file = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.jpg`
    const isFull = existsSync(dir) && readdirSync(dir).length >= mostPictures
    if (isFull && !existsSync(join(dir, file))) return refused(tooMany)
    const size = await encodePicture(bytes, join(dir, file), largestSide)
    return size ? { file, ...size, why: null } : refused(noPicture)
  }
  return { add, encode: encodePicture }
}

const entrySchema = z.record(z.string(), z.object({ file: z.string(), provenance: z.string() }))

/** Every picture that a folder's words name, with what it shows and where it stands. */
export const picturesIn = (entries: unknown, altTexts: Record<string, unknown>, { contents }: Reading): Pictures => {
  const places = contents.flatMap(({ files }) => files.flatMap(sentencesOf))
  return {
    pictures: Object.entries(entrySchema.parse(entries ?? {})).map(([name, { file, provenance }]) => ({
      ...{ name, file, isPhoto: provenance === 'photo' },
      alt: Object.fromEntries(
        Object.entries(altTexts).flatMap(([language, texts]) => {
          const alt = z.record(z.string(), z.unknown()).safeParse(texts).data?.[name]
          return typeof alt === 'string' ? [[language, alt]] : []
        }),
      ),
      places: places.filter(({ text }) => text === name).map(({ file: place, path }) => ({ file: place, path })),
    })),
  }
}

const idFrom = (id: string, part: string) =>
  uuidOf(createHash('sha256').update(`${id} ${part}`).digest('hex').slice(0, 30), 8)

/** The two lines of a picture in each language, as drafts: they have the same ids however often they are made. */
export const pictureDrafts = ({ id, name, file, alt }: UsePicture, textOf: ReadFile): DraftRequest[] => {
  const field = (where: string, after: DraftRequest['after']): DraftRequest => ({
    id: idFrom(id, where),
    file: where,
    path: [name],
    before: z.json().parse(fieldOf(where, textOf(where), [name])),
    after,
  })
  return [
    field('images.yaml', { file, provenance: 'photo' }),
    ...Object.entries(alt).map(([language, text]) => field(`${language}/images.yaml`, text)),
  ]
}
