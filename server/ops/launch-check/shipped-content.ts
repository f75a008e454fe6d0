import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Content } from '../../../content/schema/read.ts'

const recordSchema = z.object({
  name: z.string(),
  places: z.array(z.string()),
  texts: z.array(z.string()),
  pictures: z.array(z.string()),
})

/** What shipped with the project: the name of its stand-in, and, as hashes, the texts of samples and what the renderings look like. */
const shipped = recordSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'shipped-content.json'), 'utf8')))

/** A hash of a text's letters and digits: the same for other capitals, spaces and punctuation. */
export const textHash = (text: string): string => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 16)
}

/** The places that the shipped content names, in both languages. */
export const shippedPlaces = shipped.places

const side = 16

/**
 * What a picture looks like, in 256 bits: whether each of 16 x 16 places is darker than its right neighbor. A picture
 * that was renamed, resized or compressed again differs in some of them (https://www.hackerfactor.com/blog/?/archives/529).
 */
export const pictureHash = async (file: string): Promise<string> => {
  // Loaded only here: a server that asks about texts starts on machines on which it cannot be loaded.
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

// Two pictures of different scenes differ in more than 90 of the 256 bits, a smaller or stronger compressed copy in 50 at most.
const mostDifferingBits = 64

/** Whether a name is that of the stand-in, or begins or ends with it. */
export const isShippedName = (name: string): boolean =>
  ` ${name} `.toLowerCase().includes(` ${shipped.name.toLowerCase()} `)

export const isShippedText = (text: string): boolean => shipped.texts.includes(textHash(text))

/** The pictures, by their id in images.yaml, that are renderings of the project, whatever their file is called. */
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
