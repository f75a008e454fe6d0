import type { ComponentProps } from 'react'
import type { Picture } from '../pictures/picture.ts'

export type HeroPictures = { wide: Picture & { media: string }; tall: Picture }

interface HeroPictureProps extends ComponentProps<'img'> {
  pictures: HeroPictures
}

/** One scene in two crops: wide beside the words, tall above them. */
export function HeroPicture({ pictures: { wide, tall }, ...rest }: HeroPictureProps) {
  return (
    <picture>
      {wide.sources.map(({ type, srcSet }) => (
        <source key={type} media={wide.media} type={type} srcSet={srcSet} sizes={wide.sizes} />
      ))}
      {tall.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={tall.sizes} />
      ))}
      <img src={tall.src} alt={tall.alt} width={tall.width} height={tall.height} {...rest} />
    </picture>
  )
}
