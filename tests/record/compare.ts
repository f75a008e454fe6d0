import sharp, { type Sharp } from 'sharp'

/** Downscales a screenshot, so that text smoothing does not matter. */
const quarter = async (picture: Buffer) => {
  const { width = 4, height = 4 } = await sharp(picture).metadata()
  return sharp(picture)
    .resize(Math.round(width / 4), Math.round(height / 4), { kernel: 'lanczos3' })
    .removeAlpha()
}

/** The small picture stored in the repository, as WebP. */
export const toRecord = async (screenshot: Buffer): Promise<Buffer> =>
  (await quarter(screenshot)).webp({ quality: 60, effort: 5 }).toBuffer()

const tile = 8

const pixelsOf = (picture: Sharp) => picture.blur(1.2).raw().toBuffer({ resolveWithObject: true })

/** Distance of two tiles of raw RGB, 0 to 255, as the mean over pixels. */
const tileDistance = (one: Buffer, other: Buffer, width: number, left: number, top: number) => {
  let sum = 0
  for (let y = top; y < top + tile; y++) {
    const from = (y * width + left) * 3
    for (let index = from; index < from + tile * 3; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  }
  return sum / (tile * tile * 3)
}

/**
 * Largest difference over all tiles of 32 × 32 pixels, 0 to 255. Infinity if the page is wider, or more than 1 % longer
 * or shorter.
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
