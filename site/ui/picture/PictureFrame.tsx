import type { Picture } from '../../pictures/picture.ts'
import { ResponsiveImage } from './ResponsiveImage.tsx'
import './photo.css'

interface PictureFrameProps {
  className?: string
  picture: Picture
  /** The corner with the larger radius. */
  sweep?: 'start' | 'end' | 'top' | undefined
  loading?: 'lazy' | 'eager'
}

/** A photograph with rounded corners, one of them larger. `className` sets its shape. */
export function PictureFrame({ picture, sweep, loading = 'lazy', className }: PictureFrameProps) {
  return (
    <div className={className ? `photo fill ${className}` : 'photo fill'} data-sweep={sweep}>
      <ResponsiveImage picture={picture} loading={loading} />
    </div>
  )
}
