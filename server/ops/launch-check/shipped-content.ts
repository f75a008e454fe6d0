import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content } from '../../../content/schema/read.ts'

const recordSchema = z.object({
  name: z.string(),
  whole: z.strictObject({ prices: z.string(), services: z.string(), hours: z.string() }),
  figures: z.array(z.number()),
  positions: z.array(z.tuple([z.number(), z.number()])),
  places: z.array(z.string()),
  around: z.array(z.string()),
  promises: z.record(z.string(), z.array(z.string())),
  together: z.array(z.strictObject({ both: z.string(), licensed: z.string(), insured: z.string() })),
  services: z.record(z.string(), z.array(z.string())),
  texts: z.array(z.string()),
  pictures: z.array(z.string()),
})

/** Records of the shipped content: the stand-in's name, and hashes of sample texts and renderings. */
const shipped = recordSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'shipped-content.json'), 'utf8')))

/** Hash of a text's letters and digits; ignores case, spaces and punctuation. */
export const textHash = (text: string): string => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 16)
}

/** Places named by the shipped content, in both languages. */
export const shippedPlaces = shipped.places
/** Words, in both languages, for what lies around those places: their farms, their dry months. */
export const shippedSurroundings = shipped.around
/** True for the name of a promise. */
export const isPromise = (name: unknown): boolean => typeof name === 'string' && Object.hasOwn(shipped.promises, name)
/** Words, in both languages, that make these promises. */
export const promiseWords = (names: readonly string[]): string[] =>
  names.flatMap((name) => shipped.promises[name] ?? [])
/** Words, in both languages, that make the promises which are false here. */
export const wordsTakenBack = (promises: unknown): string[] =>
  promiseWords(Object.entries(promises ?? {}).flatMap(([name, value]) => (value === false ? [name] : [])))
/** How texts, in both languages, say that the business is licensed and insured, and each of the two alone. */
export const licensedTogether = shipped.together
/** Words of its texts, in both languages, that name a job without its name. */
export const serviceWords: Readonly<Partial<Record<string, string[]>>> = shipped.services
/** Numbers of its home page, latitude and longitude of its towns, and hashes of its prices, services and hours. */
export const { figures: shippedFigures, positions: shippedPositions, whole: shippedWhole } = shipped

const side = 16

/**
 * Difference hash of a picture: for each of 16 × 16 places, whether it is darker than its right neighbor. Renaming,
 * resizing or recompressing changes few of the bits (https://www.hackerfactor.com/blog/?/archives/529).
 */
const pictureHash = async (file: string): Promise<string> => {
  // Imported only here: a server that checks texts must start on machines without sharp.
  const { default: sharp } = await import('sharp')
  const pixels = await sharp(file)
    .greyscale()
    .resize(side + 1, side, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: side * side }, (_, at) => {
    const left = Math.floor(at / side) * (side + 1) + (at % side)
    return (pixels[left] ?? 0) < (pixels[left + 1] ?? 0) ? '1' : '0'
  })
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(64, '0')
}

const differingBits = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length

// Different scenes differ in more than 90 of the 256 bits, resized or recompressed copies in at most 50.
const mostDifferingBits = 64

/** Short name of the stand-in. */
export const { name: shippedName } = shipped

/** True for the stand-in's name, also as part of a longer name. */
export const isShippedName = (name: string): boolean =>
  ` ${name} `.toLowerCase().includes(` ${shipped.name.toLowerCase()} `)

/** Hashes of its sample reviews, towns and articles. */
export const shippedTexts: readonly string[] = shipped.texts

export const isShippedText = (text: string): boolean => shippedTexts.includes(textHash(text))

/** Ids in images.yaml of renderings that shipped with the project, whatever their files are called. */
export const shippedPictures = async (pictures: Content['pictures'], contentRoot: string): Promise<Set<string>> => {
  const found = await Promise.all(
    Object.entries(pictures).map(async ([id, { file, provenance }]) => {
      const path = join(contentRoot, 'images', file)
      if (provenance === 'drawing' || !existsSync(path)) return []
      const hash = await pictureHash(path)
      return shipped.pictures.some((known) => differingBits(known, hash) <= mostDifferingBits) ? [id] : []
    }),
  )
  return new Set(found.flat())
}
