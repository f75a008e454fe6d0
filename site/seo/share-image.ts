import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'

const made = new Map<ImageMetadata, ReturnType<typeof getImage>>()

/** The address of a picture in the shape that social networks show: 1200 by 630, JPEG. */
export const shareImage = async (src: ImageMetadata, siteUrl: string): Promise<string> => {
  const making = made.get(src) ?? getImage({ src, width: 1200, height: 630, fit: 'cover', format: 'jpeg', quality: 78 })
  made.set(src, making)
  const image = await making
  return new URL(image.src, siteUrl).href
}
