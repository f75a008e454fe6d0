import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { contentRoot } from '../../content/schema/read.ts'
import { content } from '../content.ts'
import { cardOf, cardSize, pictureSize } from './card.ts'
import { cardCache } from './card-cache.ts'

const font = (file: string) => readFile(join('site/share/fonts', file))
const mark = readFile('site/public/icon.svg', 'base64').then((data) => `data:image/svg+xml;base64,${data}`)
const fonts = Promise.all([font('bricolage-grotesque-650.woff2'), font('figtree-600.woff2')]).then(
  ([heading, body]) => [
    { name: 'Bricolage', data: heading },
    { name: 'Figtree', data: body },
  ],
)

// The lock file stands for the libraries that draw.
const lock = readFile('package-lock.json')
const kept = cardCache('node_modules/.cache/share-cards')
const cuts = new Map<string, Promise<string>>()

const cutOnce = (id: string): Promise<string> => {
  const known = cuts.get(id) ?? cut(id)
  cuts.set(id, known)
  return known
}

const cut = async (id: string): Promise<string> => {
  const file = content.pictures[id]?.file
  if (!file) throw new Error(`content/images.yaml: ${id}: expected the id of a picture.`)
  const data = await sharp(join(contentRoot, 'images', file))
    .autoOrient()
    .resize({ ...pictureSize, fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${data.toString('base64')}`
}

/** Draws the share picture of one page as a JPEG. */
export const drawCard = async ({ title, image }: { title: string; image: string }): Promise<Buffer> => {
  const { shortName: name, shortTagline: trade, phone } = content.business
  const card = cardOf({ title, name, trade, phone, mark: await mark, picture: await cutOnce(image) })
  const all = await fonts
  return kept([JSON.stringify([card, cardSize]), ...all.map(({ data }) => data), await lock], async () => {
    const svg = await satori(card, { ...cardSize, fonts: all })
    return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  })
}
