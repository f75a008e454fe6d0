// Converts a picture for `pictures.ts` in a child process, because an uploaded file may be anything.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const [from = '', to = '', side] = process.argv.slice(2)

const longestSide = Number(side)
const mostPixels = 60_000_000
/** How this program ends when the disk takes no picture; `pictures.ts` reads it. */
const unwritten = 3

const picture = sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
const { format } = await picture.metadata()
if (!['jpeg', 'png', 'webp'].includes(format)) process.exit(1)
// Rotated upright, and without EXIF data such as place, time and owner.
const { data, info } = await picture
  .autoOrient()
  .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#ffffff' })
  .jpeg({ quality: 85, mozjpeg: true })
  .toBuffer({ resolveWithObject: true })
try {
  writeFileSync(to, data)
} catch {
  process.exit(unwritten)
}
process.stdout.write(JSON.stringify({ width: info.width, height: info.height }))
