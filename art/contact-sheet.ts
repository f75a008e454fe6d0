import sharp, { type OverlayOptions } from 'sharp'
import { readContent } from '../content/schema/read.ts'

const cell = { width: 352, height: 235, caption: 26, gap: 8 }
const columns = 4
const paper = '#f7f4ee'

const captionOf = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}">
      <text x="2" y="18" font-family="sans-serif" font-size="15" fill="#2b3440">${name}</text></svg>`,
  )

const placed = async (name: string, file: string, index: number): Promise<OverlayOptions[]> => {
  const left = cell.gap + (index % columns) * (cell.width + cell.gap)
  const top = cell.gap + Math.floor(index / columns) * (cell.height + cell.caption)
  const input = await sharp(`content/images/${file}`)
    .resize({ width: cell.width, height: cell.height, fit: 'contain', position: 'left', background: paper })
    .toBuffer()
  return [
    { input, left, top },
    { input: captionOf(name), left, top: top + cell.height },
  ]
}

/** Draws every picture of the set, with its name, into `art/contact-sheet.webp`. */
const drawContactSheet = async () => {
  const shown = Object.entries(readContent().pictures)
  const parts = await Promise.all(shown.map(([name, { file }], index) => placed(name, file, index)))
  const size = {
    width: cell.gap + columns * (cell.width + cell.gap),
    height: 2 * cell.gap + Math.ceil(shown.length / columns) * (cell.height + cell.caption),
  }
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite(parts.flat())
    .withExif({ IFD0: { ImageDescription: shown.map(([name]) => name).join(' ') } })
    .webp({ quality: 72 })
    .toFile('art/contact-sheet.webp')
}

const { width, height, size } = await drawContactSheet()
console.log(`art/contact-sheet.webp: ${width} x ${height}, ${Math.round(size / 1024)} KB`)
