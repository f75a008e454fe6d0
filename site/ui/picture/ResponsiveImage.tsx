import type { ComponentProps } from 'react'
import type { Picture } from '../../pictures/picture.ts'

interface ResponsiveImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'sizes'> {
  picture: Picture
  /** Sources to prefer to the picture's own. */
  sources?: Picture['sources']
}

/** One picture in its built formats and widths; lazy by default. */
export function ResponsiveImage({
  picture,
  sources = [],
  alt = picture.alt,
  loading = 'lazy',
  ...rest
}: ResponsiveImageProps) {
  const { src, width, height, tint, focus } = picture
  const all = [...sources, ...picture.sources]
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding="async"
      data-tint={tint}
      data-focus={focus}
      {...rest}
    />
  )
  if (all.length === 0) return image
  return (
    <picture>
      {all.map((source) => (
        <source key={`${source.media}${source.type}`} {...source} />
      ))}
      {image}
    </picture>
  )
}
