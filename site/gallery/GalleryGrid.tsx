import { Icon } from '../ui/icon/Icon.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import type { ShownPicture } from './shown-pictures.ts'
import '../ui/picture/photo.css'
import './gallery-grid.css'

interface GalleryItemProps {
  picture: ShownPicture
  view: string
  loading: 'eager' | 'lazy'
}

/** One square. It is a link to the large file, which the lightbox opens in place. */
function GalleryItem({ picture: { category, stage, small, large }, view, loading }: GalleryItemProps) {
  return (
    <a className="gallery-item" href={large.src} aria-haspopup="dialog">
      <ResponsiveImage picture={small} loading={loading} />
      <span className="gallery-stage" data-stage={stage}>
        {stage}
      </span>
      {small.note && <span className="picture-note">{small.note}</span>}
      <span className="gallery-over">
        <strong>
          <Icon name="expand" />
          {view}
        </strong>
        <span>{category}</span>
      </span>
    </a>
  )
}

interface GalleryGridProps {
  pictures: readonly ShownPicture[]
  view: string
}

/** All pictures in two columns, four where there is room. */
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
