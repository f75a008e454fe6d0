// Makes a picture fit to publish for `pictures.ts`, in a process of its own: what comes from a phone may be anything.
import sharp from 'sharp'

const [from = '', to = '', side] = process.argv.slice(2)

const longestSide = Number(side)
const mostPixels = 60_000_000

const picture = sharp(from, { limitInputPixels: mostPixels, failOn: 'error' })
const { format } = await picture.metadata()
if (!['jpeg', 'png', 'webp'].includes(format)) process.exit(1)
// Upright, and without what the camera wrote into it: the place, the time, the owner.
const { width, height } = await picture
  .autoOrient()
  .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  .flatten({ background: '#ffffff' })
  .jpeg({ quality: 85, mozjpeg: true })
  .toFile(to)
process.stdout.write(JSON.stringify({ width, height }))
