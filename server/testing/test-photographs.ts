import sharp from 'sharp'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent, type ServerContent } from '../builds/server-content.ts'

const words = readServerContent(secondBusiness)
const visitor = {
  title: 'Add photos of your roof',
  text: 'Up to {most}.',
  choose: 'Choose',
  send: 'Send',
  sending: 'Sending',
  added: '{count} of {most} added.',
  mistakes: {
    none: 'Choose one.',
    tooBig: 'Too large.',
    tooMany: 'Up to {most}.',
    noPicture: 'No photo.',
    busy: 'Not now.',
    ended: 'This link has ended.',
  },
}

const photographs = { ...words.photographs, visitor }

/** The second business, where visitors may add photographs. */
export const contentWithPhotos: ServerContent = {
  ...words,
  photographs,
  wordsIn: (language) => ({ ...words.wordsIn(language), photographs }),
}

/** A photograph as a phone takes it, with the place and the camera in it. */
export const phonePhoto = ({ width = 2400, height = 1800, red = 200 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 40 } } })
    .withExif({ IFD0: { Make: 'Some phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 18/1 0/1' } })
    .jpeg()
    .toBuffer()

/** A multipart body with these files, as a browser sends it. */
export const multipartOf = async (files: readonly { name: string; bytes: Uint8Array; type?: string }[]) => {
  const form = new FormData()
  for (const { name, bytes, type = 'image/jpeg' } of files)
    form.append('photos', new File([new Uint8Array(bytes)], name, { type }))
  const body = new Response(form)
  const contentType = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': contentType } }
}
