import sharp, { type Sharp } from 'sharp'

/** A screenshot made small: what a person would call the same looks the same, however letters were smoothed. */
const quarter = async (picture: Buffer) => {
  const { width = 4, height = 4 } = await sharp(picture).metadata()
  return sharp(picture)
    .resize(Math.round(width / 4), Math.round(height / 4), { kernel: 'lanczos3' })
    .removeAlpha()
}

/** The small picture that is kept in the repository, as WebP. */
export const toRecord = async (screenshot: Buffer): Promise<Buffer> =>
  (await quarter(screenshot)).webp({ quality: 60, effort: 5 }).toBuffer()

const tile = 8

const pixelsOf = (picture: Sharp) => picture.blur(1.2).raw().toBuffer({ resolveWithObject: true })

/** How far two tiles of raw RGB lie apart, 0 to 255, in the mean of their pixels. */
const tileDistance = (one: Buffer, other: Buffer, width: number, left: number, top: number) => {
  let sum = 0
  for (let y = top; y < top + tile; y++) {
    const from = (y * width + left) * 3
    for (let index = from; index < from + tile * 3; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  }
  return sum / (tile * tile * 3)
}

/**
 * The largest difference between a screenshot and its record over all tiles of 32 by 32 screen pixels, 0 to 255.
 * Infinity when the page has become longer or shorter by more than 1 %, or wider.
 */
export const difference = async (screenshot: Buffer, record: Buffer): Promise<number> => {
  const [now, then] = [await pixelsOf(await quarter(screenshot)), await pixelsOf(sharp(record).removeAlpha())]
  const { width, height } = then.info
  if (width !== now.info.width || Math.abs(height - now.info.height) > Math.max(2, height * 0.01)) return Infinity
  let worst = 0
  for (let top = 0; top + tile <= Math.min(height, now.info.height); top += tile)
    for (let left = 0; left + tile <= width; left += tile)
      worst = Math.max(worst, tileDistance(now.data, then.data, width, left, top))
  return worst
}
