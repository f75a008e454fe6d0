import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { DraftRequest, PictureAnswer, Pictures, UsePicture } from '../../contract/desk/site.ts'
import { fieldOf, idFrom, type ReadFile } from './draft-store.ts'
import { runNode } from './run-node.ts'
import { inScratch } from './scratch.ts'
import { sentencesOf } from './sentence-changes.ts'
import type { Reading } from './site-reader.ts'

const mostPictures = 3_000
const largestSide = 2560
const limits = { megabytes: 256, seconds: 60 }
const sizeSchema = z.object({ width: z.int(), height: z.int() })
const isUnwritten = z.object({ code: z.literal(3) })

const refused = (why: string): PictureAnswer => ({ file: null, width: 0, height: 0, why })
const noPicture = 'This is no picture that can be shown: choose a JPEG, PNG or WebP.'
const tooMany = `There are ${mostPictures} pictures already: ask your helper to take out those that are not used.`

/**
 * Converts an upload into the JPEG `to`, its longest side at most so many pixels: upright, without the camera's metadata.
 * Resolves to undefined, without a file, if the bytes are no picture. Throws when the disk is full.
 */
export const encodePicture = (bytes: Buffer, to: string, longestSide: number) =>
  inScratch(async (scratch) => {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const [from, part] = [join(scratch, 'sent'), `${to}.${process.pid}.part`]
    writeFileSync(from, bytes)
    const script = join(import.meta.dirname, 'picture-child.ts')
    try {
      const made = await runNode([script, from, part, String(longestSide)], limits).catch((error: unknown) => {
        // A photograph that would be fine tomorrow is not refused for good.
        if (isUnwritten.safeParse(error).success) throw error
      })
      if (made === undefined) return undefined
      renameSync(part, to)
      return sizeSchema.parse(JSON.parse(made))
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  })

/** Uploaded pictures, converted for publishing. The same bytes are stored once. Throws when the disk is full. */
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

/** Every picture of the content, with alt texts and the fields that use it. */
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

/**
 * Drafts that use a picture: its entry and its alt text in each language. Their ids are derived, so a repetition has
 * the same ones.
 */
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
