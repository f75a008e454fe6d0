import type { ComponentProps } from 'react'
import type { Picture } from '../pictures/picture.ts'

interface ResponsiveImageProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'sizes'> {
  picture: Picture
}

/** One picture in the formats and widths that it was built in. Lazy unless `loading="eager"` says so. */
export function ResponsiveImage({ picture, alt = picture.alt, loading = 'lazy', ...rest }: ResponsiveImageProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading}
        decoding="async"
        {...rest}
      />
    </picture>
  )
}
