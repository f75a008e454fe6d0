import sharp from 'sharp'

/** A photograph as a phone takes it: rotated, with its location. Its upright top is red. */
export const phonePhotograph = async () => {
  const left = { create: { width: 500, height: 3000, channels: 3, background: '#c01010' } } as const
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3060a0' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: 'Phone of the owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 23/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '82/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: bytes }
}
