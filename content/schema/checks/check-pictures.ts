import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { leastWidths } from '../../../contract/desk/picture-widths.ts'
import type { Mistake } from '../content-error.ts'
import type { PictureSource } from '../picture-entry.ts'
import type { ReadFile } from '../read-files.ts'
import { readText } from '../read-text.ts'
import { lineWith } from './line-with.ts'

type Place = { path: string; field: string; id: string }

const placesIn = (path: string, value: unknown, field = ''): Place[] => {
  if (typeof value === 'string') return Object.hasOwn(leastWidths, field) ? [{ path, field, id: value }] : []
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(path, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placesIn(path, inner, key))
}

/** Displayed width of a picture, or what is wrong with its file. */
export const widthOf = async (file: string): Promise<number | string> => {
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata()
    // sharp reports AVIF, which browsers support, as HEIF too.
    return format === 'heif' && compression !== 'av1'
      ? 'is HEIC inside, whatever its name: export it as JPEG'
      : autoOrient.width
  } catch {
    return 'is no picture that can be read, whatever its name: export it again as JPEG'
  }
}

/** Checks that every picture is readable and wide enough for each field that uses it. */
export const checkPictures = async (
  root: string,
  pictures: Readonly<Record<string, PictureSource>>,
  files: readonly ReadFile[],
): Promise<Mistake[]> => {
  const places = files.flatMap(({ path, value }) => placesIn(path, value))
  const found = await Promise.all(
    Object.entries(pictures).map(async ([id, { file, provenance }]): Promise<Mistake[]> => {
      const path = join(root, 'images', file)
      if (!existsSync(path)) return []
      const width = await widthOf(path)
      const at = { path: 'images.yaml', line: lineWith(readText(root, 'images.yaml'), `${id}:`), field: `${id} > file` }
      if (typeof width === 'string') return [{ ...at, what: `${file} ${width}` }]
      const isSharp = provenance === 'drawing'
      const own = isSharp ? [] : places.filter((place) => place.id === id && width < (leastWidths[place.field] ?? 0))
      const widest = own.toSorted((one, other) => (leastWidths[other.field] ?? 0) - (leastWidths[one.field] ?? 0))[0]
      if (widest === undefined) return []
      const what = `${file} is ${width} pixels wide, and as ${widest.field} in content/${widest.path} it needs ${leastWidths[widest.field]}: take a wider one`
      return [{ ...at, what }]
    }),
  )
  return found.flat()
}
