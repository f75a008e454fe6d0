import type { GalleryWords } from '../../content/schema/gallery.ts'
import { BackLink } from '../ui/BackLink.tsx'
import '../ui/section.css'
import './gallery-head.css'

interface GalleryHeadProps {
  words: Pick<GalleryWords, 'back' | 'hero'>
}

/** Opens the gallery. Back leads home until `startBack` knows better. */
export function GalleryHead({ words: { back, hero } }: GalleryHeadProps) {
  return (
    <div className="gallery-head">
      <BackLink href="/" data-back>
        {back}
      </BackLink>
      <div className="section-head">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
    </div>
  )
}
