import { Icon } from '../ui/icon/Icon.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import type { ShownPicture } from './shown-pictures.ts'
import './gallery-grid.css'

interface GalleryItemProps {
  picture: ShownPicture
  view: string
  loading: 'eager' | 'lazy'
}

/** A square picture that links to its large file; the lightbox opens it in place. */
function GalleryItem({ picture: { category, stage, stageName, small, large }, view, loading }: GalleryItemProps) {
  return (
    <a className="gallery-item" href={large.src} aria-haspopup="dialog">
      <span className="gallery-frame">
        <ResponsiveImage picture={small} loading={loading} />
        <span className="gallery-stage" data-stage={stage}>
          {stageName}
        </span>
        <span className="gallery-over">
          <Icon name="expand" />
          {view}
        </span>
      </span>
      <span className="gallery-category">{category}</span>
    </a>
  )
}

interface GalleryGridProps {
  pictures: readonly ShownPicture[]
  view: string
}

/** All pictures in two columns, or four on wide screens, with before and after side by side. */
export function GalleryGrid({ pictures, view }: GalleryGridProps) {
  return (
    <ul className="gallery">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <GalleryItem picture={picture} view={view} loading={index < 4 ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  )
}
