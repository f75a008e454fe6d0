import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { memoize } from '../memoize.ts'

const cut = memoize((src: ImageMetadata) =>
  getImage({ src, width: 1200, height: 630, fit: 'cover', format: 'jpeg', quality: 78 }),
)

/** URL of a picture for social networks: 1200 × 630 JPEG. */
export const shareImage = async (src: ImageMetadata, siteUrl: string): Promise<string> => {
  const image = await cut(src)
  return new URL(image.src, siteUrl).href
}
