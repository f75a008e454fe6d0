import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { type Json, valueAt } from '../../../contract/desk/field-diff.ts'
import {
  type DraftRequest,
  middle,
  type PictureAnswer,
  type Pictures,
  picturesSchema,
  type UsePicture,
} from '../../../contract/desk/site.ts'
import { fieldOf, idFrom, type NewDraft, type ReadFile } from '../draft-store.ts'
import { runNode } from '../run-node.ts'
import { inScratch } from '../scratch.ts'
import { sentencesOf } from '../sentence-changes.ts'
import type { Reading } from '../site-reader.ts'

const mostPictures = 3_000
/** Most pixels across and down. */
const sizes = { photo: [2560, 2560], logo: [640, 160] } as const
const limits = { megabytes: 256, seconds: 60 }
const isUnwritten = z.object({ code: z.literal(3) })

/**
 * Converts an upload into the file `to`, at most so many pixels across and down: upright, without the camera's metadata. A
 * `.png` keeps transparency, and an SVG becomes one. Resolves to false if the bytes are no picture. Throws when the disk is
 * full.
 */
const encodePicture = (bytes: Buffer, to: string, across: number, down = across) =>
  inScratch(async (scratch) => {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const [from, part] = [join(scratch, 'sent'), `${to}.${process.pid}.part`]
    writeFileSync(from, bytes)
    const script = join(import.meta.dirname, 'picture-child.ts')
    try {
      const isPicture = await runNode(
        [script, from, part, String(across), String(down), to.endsWith('.png') ? 'png' : 'jpeg'],
        limits,
      ).then(
        () => true,
        (error: unknown) => {
          // A full disk is a failure to retry, not a refused photograph.
          if (isUnwritten.safeParse(error).success) throw error
          return false
        },
      )
      if (isPicture) renameSync(part, to)
      return isPicture
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  })

/** Uploaded pictures, converted for publishing. The same bytes are stored once. Throws when the disk is full. */
export const pictureFolder = (dir: string) => {
  const add = async (bytes: Buffer, kind: 'photo' | 'logo' = 'photo'): Promise<PictureAnswer> => {
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const file = kind === 'logo' ? `logo-${name}.png` : `photo-${name}.jpg`
    const isFull = existsSync(dir) && readdirSync(dir).length >= mostPictures
    if (isFull && !existsSync(join(dir, file))) return { file: null, why: 'too-many' }
    const isPicture = await encodePicture(bytes, join(dir, file), sizes[kind][0], sizes[kind][1])
    return isPicture ? { file, why: null } : { file: null, why: 'no-picture' }
  }
  return { add, encode: encodePicture }
}

export const pictureEntries = z.record(
  z.string(),
  picturesSchema.shape.pictures.element
    .pick({ file: true, focus: true })
    .partial({ focus: true })
    .extend({ provenance: z.string() }),
)
export type PictureEntry = z.infer<typeof pictureEntries>[string]
type PathOf = (file: string) => string | undefined

/** Width of a picture in pixels; null for a drawing, which is sharp at every size, and for an unreadable file. */
export const pictureWidth = async ({ file, provenance }: PictureEntry, pathOf: PathOf): Promise<number | null> => {
  const path = pathOf(file)
  if (provenance === 'drawing' || path === undefined) return null
  // sharp takes 20 MB of memory, which a server needs only once somebody edits.
  const { widthOf } = await import('../../../content/schema/checks/check-pictures.ts')
  const width = await widthOf(path)
  return typeof width === 'number' ? width : null
}

export const placesOf = (name: string, { contents }: Reading): Pictures['pictures'][number]['places'] =>
  contents
    .flatMap(({ files }) => files.flatMap(sentencesOf))
    .flatMap(({ file, path, text }) => (text === name ? [{ file, path }] : []))

type Sources = { entries: unknown; altTexts: Record<string, Json>; reading: Reading }

/** Every picture of the content, with alt texts and the fields that use it. */
export const picturesIn = ({ entries, altTexts, reading }: Sources): Pictures => ({
  pictures: Object.entries(pictureEntries.parse(entries ?? {})).map(([name, { file, focus, provenance }]) => ({
    name,
    file,
    focus: focus ?? null,
    places: placesOf(name, reading),
    isPhoto: provenance === 'photo',
    isDrawing: provenance === 'drawing',
    alt: Object.fromEntries(
      Object.entries(altTexts).flatMap(([language, texts]) => {
        const alt = valueAt(texts, [name])
        return typeof alt === 'string' ? [[language, alt]] : []
      }),
    ),
  })),
})

/** Drafts that use a picture: its entry and, as its parts, its alt text in each language, with derived ids. */
export const pictureDrafts = ({ id, name, file, alt, focus }: UsePicture, textOf: ReadFile): NewDraft[] => {
  const field = (where: string, after: DraftRequest['after']): DraftRequest => ({
    id: idFrom(id, where),
    file: where,
    path: [name],
    before: fieldOf(where, textOf(where), [name]),
    after,
  })
  const placed = isDeepStrictEqual(focus, middle) ? {} : { focus }
  const entry = field('images.yaml', { file, provenance: 'photo', ...placed })
  const texts = Object.entries(alt).map(([language, text]) => field(`${language}/images.yaml`, text))
  return [entry, ...texts.map((text) => ({ ...text, partOf: entry.id }))]
}
