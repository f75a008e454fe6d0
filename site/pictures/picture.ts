import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { content } from '../content.ts'
import { cropAround, focusKey } from './focus.ts'
import { tintOf } from './tint.ts'

type Source = { type: string; srcSet: string; sizes?: string; media?: string }

/** Everything that a `<picture>` needs: AVIF in its sources, WebP in its `<img>`. A drawing has no sources. */
export type Picture = {
  sources: Source[]
  src: string
  width: number
  height: number
  /** The average colour, shown until the picture has loaded. */
  tint: string
  /** Of the focal point, where the owner has set one. */
  focus?: string
  alt: string
}

type Master = ImageMetadata & { clone?: ImageMetadata }

const masters = import.meta.glob<{ default: Master }>('@pictures/*.{jpg,jpeg,png,webp,avif,svg}', { eager: true })

const byFile = new Map(Object.entries(masters).map(([path, master]) => [path.replace(/^.*\//, ''), master.default]))

const masterOf = (id: string): Master => {
  const file = content.pictures[id]?.file
  const master = file === undefined ? undefined : byFile.get(file)
  if (!master) throw new Error(`content/images.yaml: ${id}: expected the id of a picture.`)
  return master
}

type Cut = { widths: readonly number[]; sizes: string; ratio?: number }
type Wanted = Cut & { phone?: Cut & { media: string } }

const quality = { avif: 45, webp: 68 }

/** The files of one crop in one format. Never wider than the original; `ratio` (width / height) crops around the focal point. */
const files = async (id: string, { widths, ratio }: Cut, format: 'avif' | 'webp') => {
  const master = masterOf(id)
  // Reading a property of an original makes Astro publish the file with its EXIF data; `clone` has the same properties
  // without that effect.
  const { width: masterWidth, height: masterHeight } = master.clone ?? master
  const focus = focusOf(id)
  const position = focus && cropAround(focus)
  const fitting = new Set(widths.map((width) => Math.min(width, masterWidth)))
  return Promise.all(
    [...fitting].map(async (width) => {
      const height = Math.round(ratio ? width / ratio : (width * masterHeight) / masterWidth)
      const wanted = { src: master, format, width, height, fit: 'cover', quality: quality[format], position } as const
      return { src: (await getImage(wanted)).src, width, height }
    }),
  )
}

const srcSetOf = (made: readonly { src: string; width: number }[]) =>
  made.map(({ src, width }) => `${src} ${width}w`).join(', ')

const avif = async (id: string, cut: Cut): Promise<Source> => ({
  type: 'image/avif',
  srcSet: srcSetOf(await files(id, cut, 'avif')),
  sizes: cut.sizes,
})

const made = new Map<string, Promise<Picture>>()

/**
 * A picture in the given widths, optionally with another crop for phones. The few browsers without AVIF get one
 * WebP, the widest.
 */
export const picture = (id: string, wanted: Wanted): Promise<Picture> => {
  // Hundreds of pages use the same pictures in the same sizes.
  const key = JSON.stringify([id, wanted])
  const known = made.get(key) ?? make(id, wanted)
  made.set(key, known)
  return known
}

/** A drawing is one file for every size. */
const drawing = ({ src, width, height }: Master) => ({ src, width, height, sources: [] })

const photograph = async (id: string, wanted: Wanted) => {
  const { phone, widths } = wanted
  const [widest] = await files(id, { ...wanted, widths: widths.slice(-1) }, 'webp')
  if (!widest) throw new Error(`${id}: expected a width.`)
  return {
    ...widest,
    sources: [...(phone ? [{ ...(await avif(id, phone)), media: phone.media }] : []), await avif(id, wanted)],
  }
}

const focusOf = (id: string) => {
  const source = content.pictures[id]
  return source && 'focus' in source ? source.focus : undefined
}

const make = async (id: string, wanted: Wanted): Promise<Picture> => {
  const focus = focusOf(id)
  return {
    ...(content.pictures[id]?.provenance === 'drawing' ? drawing(masterOf(id)) : await photograph(id, wanted)),
    tint: await tintOf(content.pictures[id]?.file ?? ''),
    ...(focus && { focus: focusKey(focus) }),
    alt: content.altTexts[id] ?? '',
  }
}
