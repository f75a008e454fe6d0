import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { leavesOf } from '../../../contract/desk/field-diff.ts'
import { leastWidths } from '../../../contract/desk/picture-widths.ts'
import type { Mistake } from '../content-error.ts'
import type { PictureSource } from '../picture-entry.ts'
import type { ReadFile } from '../read-files.ts'
import { lineWith } from '../read-text.ts'

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
  const places = files
    .flatMap(({ path, value }) =>
      leavesOf(value).map((leaf) => ({ path, field: String(leaf.path.at(-1)), id: leaf.text })),
    )
    .map((place) => ({ ...place, least: leastWidths[place.field] ?? 0 }))
    .sort((one, other) => other.least - one.least)
  const found = await Promise.all(
    Object.entries(pictures).map(async ([id, { file, provenance }]): Promise<Mistake[]> => {
      const path = join(root, 'images', file)
      if (!existsSync(path)) return []
      const width = await widthOf(path)
      const at = { path: 'images.yaml', line: lineWith(root, 'images.yaml', `${id}:`), field: `${id} > file` }
      if (typeof width === 'string') return [{ ...at, what: `${file} ${width}` }]
      const isSharp = provenance === 'drawing'
      const widest = places.find((place) => place.id === id && width < place.least)
      if (isSharp || widest === undefined) return []
      const what = `${file} is ${width} pixels wide, and as ${widest.field} in content/${widest.path} it needs ${widest.least}: take a wider one`
      return [{ ...at, what }]
    }),
  )
  return found.flat()
}
