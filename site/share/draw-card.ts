import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { wetColor } from '../../content/schema/brand-colors.ts'
import type { Business } from '../../content/schema/business.ts'
import type { PictureSource } from '../../content/schema/picture-entry.ts'
import { contentRoot } from '../../content/schema/read.ts'
import { content } from '../content.ts'
import { memoize } from '../memoize.ts'
import { cropAround } from '../pictures/focus.ts'
import { cardOf, cardSize, pictureSize } from './card.ts'
import { cardCache } from './card-cache.ts'

const font = (file: string) => readFile(join('site/share/fonts', file))
const { brand } = content.business
const mark = brand.logo
  ? sharp(join(contentRoot, 'images', brand.logo))
      .resize({ width: 256, height: 64, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ src: `data:image/png;base64,${data.toString('base64')}`, width: info.width }))
  : readFile('site/public/icon.svg', 'base64').then((data) => ({ src: `data:image/svg+xml;base64,${data}`, width: 64 }))
const fonts = Promise.all([font('bricolage-grotesque-650.woff2'), font('figtree-600.woff2')]).then(
  ([heading, body]) => [
    { name: 'Bricolage', data: heading },
    { name: 'Figtree', data: body },
  ],
)

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

const manifest = (name: string) => readFile(join('node_modules', name, 'package.json'))

// Digest of the fonts and drawing libraries behind all cards.
const common = Promise.all([fonts, manifest('satori'), manifest('sharp')]).then(([all, ...libraries]) =>
  digestOf(...all.map(({ data }) => data), ...libraries),
)
const kept = cardCache(`${process.env.BUILD_CACHE ?? 'node_modules/.cache'}/share-cards`)

// Without MozJPEG's optimization, which took half of the time for the last tenth of the bytes.
const jpeg = { quality: 80, progressive: true, quantisationTable: 3 }

/** Input for sharp: the file of a photograph, or a drawing in the size of the card. */
const sourceOf = async ({ file, provenance }: PictureSource) => {
  const path = join(contentRoot, 'images', file)
  if (provenance !== 'drawing') return path
  const { width, height } = pictureSize
  return Buffer.from((await readFile(path, 'utf8')).replace('<svg', `<svg width="${width}" height="${height}"`))
}

const cut = memoize(async (id: string) => {
  const picture = content.pictures[id]
  if (!picture) throw new Error(`content/images.yaml: ${id}: expected the id of a picture.`)
  const bytes = await sharp(await sourceOf(picture))
    .autoOrient()
    .resize({
      ...pictureSize,
      fit: 'cover',
      ...('focus' in picture && picture.focus && { position: cropAround(picture.focus) }),
    })
    .jpeg({ quality: 90 })
    .toBuffer()
  const data = `data:image/jpeg;base64,${bytes.toString('base64')}`
  return { data, digest: digestOf(data) }
})

/** File of a page's share card; drawn if not cached. */
export const cardFile = async (
  { title, image }: { title: string; image: string },
  { shortName: name, shortTagline: trade, phone }: Pick<Business, 'shortName' | 'shortTagline' | 'phone'>,
): Promise<string> => {
  const { data, digest } = await cut(image)
  const said = { title, name, trade, phone, mark: await mark, wet: wetColor(brand) }
  return kept([JSON.stringify([cardOf({ ...said, picture: digest }), cardSize, jpeg]), await common], async () => {
    const svg = await satori(cardOf({ ...said, picture: data }), { ...cardSize, fonts: await fonts })
    return sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer()
  })
}
