import type { ComponentProps } from 'react'
import type { Picture } from '../../pictures/picture.ts'
import { ResponsiveImage } from './ResponsiveImage.tsx'
import './photo.css'

interface PictureFrameProps extends ComponentProps<'div'> {
  picture: Picture
  /** Which corner the squeegee swept; one a picture. */
  sweep?: 'start' | 'end' | 'top' | undefined
  loading?: 'lazy' | 'eager'
}

/** A photograph with rounded corners, one of them swept. Its class sets the shape. */
export function PictureFrame({ picture, sweep, loading = 'lazy', className, ...rest }: PictureFrameProps) {
  return (
    <div className={className ? `photo ${className}` : 'photo'} data-sweep={sweep} {...rest}>
      <ResponsiveImage picture={picture} loading={loading} />
    </div>
  )
}
