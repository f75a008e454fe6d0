import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { content } from '../content.ts'

/** Everything that an `<img>` needs, with one set of files a format. */
export type Picture = {
  src: string
  width: number
  height: number
  alt: string
  sizes: string
  sources: { type: string; srcSet: string }[]
}

const masters = import.meta.glob<{ default: ImageMetadata & { clone?: ImageMetadata } }>(
  '../../content/images/*.{jpg,jpeg,png,webp,avif}',
  {
    eager: true,
  },
)

/** The master file of a picture, as Astro knows it. */
export const masterOf = (id: string): ImageMetadata & { clone?: ImageMetadata } => {
  const file = content.pictures[id]?.file
  const master = masters[`../../content/images/${file}`]?.default
  if (!master) throw new Error(`content/images.yaml: ${id}: expected the id of a picture.`)
  return master
}

type Wanted = { widths: readonly number[]; sizes: string; ratio?: number; quality?: { avif: number; webp: number } }

/** AVIF and WebP of one picture at the widths wanted; never wider than its master. `ratio` (width / height) crops. */
export const picture = async (
  id: string,
  { widths, sizes, ratio, quality = { avif: 45, webp: 68 } }: Wanted,
): Promise<Picture> => {
  const master = masterOf(id)
  // Reading a master's own fields would publish it, with all that a phone wrote into it; its clone only describes it.
  const { width: masterWidth, height: masterHeight } = master.clone ?? master
  const fitting = widths.filter((width) => width <= masterWidth)
  const used = fitting.length > 0 ? fitting : [masterWidth]
  const widest = Math.max(...used)
  const heightFor = (width: number) => Math.round(ratio ? width / ratio : (width * masterHeight) / masterWidth)
  const variant = (format: 'avif' | 'webp', width: number) =>
    getImage({ src: master, format, width, height: heightFor(width), fit: 'cover', quality: quality[format] })
  const setOf = async (format: 'avif' | 'webp') => {
    const files = await Promise.all(used.map(async (width) => `${(await variant(format, width)).src} ${width}w`))
    return { type: `image/${format}`, srcSet: files.join(', ') }
  }
  return {
    src: (await variant('webp', widest)).src,
    width: widest,
    height: heightFor(widest),
    alt: content.altTexts[id] ?? '',
    sizes,
    sources: [await setOf('avif'), await setOf('webp')],
  }
}
