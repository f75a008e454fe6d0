import type { ComponentProps } from 'react'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import type { LargePicture } from './shown-pictures.ts'

interface LightboxFigureProps extends ComponentProps<'figure'> {
  picture: LargePicture
  position: string
}

/** A picture with its caption and position. */
export function LightboxFigure({ picture, position, ...rest }: LightboxFigureProps) {
  const { category, stageName, large } = picture
  return (
    <figure className="lightbox-figure" {...rest}>
      <ResponsiveImage picture={large} loading="eager" draggable={false} />
      <figcaption>
        <strong>{category}</strong>
        <span>
          {stageName} · <span className="number">{position}</span>
        </span>
      </figcaption>
    </figure>
  )
}
