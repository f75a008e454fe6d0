import type { ComponentProps } from 'react'
import type { Picture } from '../pictures/picture.ts'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'

export type HeroPictures = { wide: Picture & { media: string }; tall: Picture }

interface HeroPictureProps extends Omit<ComponentProps<typeof ResponsiveImage>, 'picture' | 'sources'> {
  pictures: HeroPictures
}

/** One scene in two crops: wide beside the words, tall above them. */
export function HeroPicture({ pictures: { wide, tall }, ...rest }: HeroPictureProps) {
  const { media, src } = wide
  const webp = { type: 'image/webp', srcSet: src }
  return (
    <ResponsiveImage
      picture={tall}
      sources={[...wide.sources, webp].map((source) => ({ ...source, media }))}
      loading="eager"
      {...rest}
    />
  )
}
