// Converts a picture for `site-pictures.ts` in a child process, because an uploaded file may be anything.
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const [from = '', to = '', across, down, kind] = process.argv.slice(2)

const mostPixels = 60_000_000
/** Exit code after a failed write; `site-pictures.ts` reads it. */
const unwritten = 3

// Read from memory, so that an SVG cannot load files beside it.
const picture = sharp(readFileSync(from), { limitInputPixels: mostPixels, failOn: 'error' })
const { format } = await picture.metadata()
const isLogo = kind === 'png'
if (!['jpeg', 'png', 'webp', ...(isLogo ? ['svg'] : [])].includes(format)) process.exit(1)
// Rotated upright, and without EXIF data such as place, time and owner.
const upright = picture
  .autoOrient()
  .resize(Number(across), Number(down), { fit: 'inside', withoutEnlargement: format !== 'svg' })
const data = await (isLogo
  ? upright.png()
  : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 85, mozjpeg: true })
).toBuffer()
try {
  // Flushed to the disk before its row is stored.
  writeFileSync(to, data, { flush: true })
} catch {
  process.exit(unwritten)
}
