import { join } from 'node:path'
import sharp from 'sharp'
import { contentRoot } from '../../content/schema/read.ts'
import { memoize } from '../memoize.ts'

const average = async (file: string): Promise<string> => {
  const pixel = await sharp(join(contentRoot, 'images', file))
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return `#${[...pixel.subarray(0, 3)].map((light) => light.toString(16).padStart(2, '0')).join('')}`
}

/** The average colour of a picture in content/images, in hex: the background until the picture has loaded. */
export const tintOf = memoize(average)
