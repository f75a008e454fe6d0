import type { GalleryWords } from '../../content/schema/gallery.ts'
import { Button } from '../ui/Button.tsx'
import { fillWords } from '../ui/fill-words.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx'
import type { ShownPicture } from './shown-pictures.ts'
import './lightbox.css'

interface LightboxFigureProps {
  picture: ShownPicture
  position: string
  /** Said when the picture is no photograph of a job. */
  note: string
}

function LightboxFigure({ picture: { category, stage, large, illustrated }, position, note }: LightboxFigureProps) {
  return (
    <figure className="lightbox-figure" hidden>
      <ResponsiveImage picture={large} />
      <figcaption>
        <strong>{category}</strong>
        <span>
          {stage} · <span className="number">{position}</span>
        </span>
        {illustrated && <small>{note}</small>}
      </figcaption>
    </figure>
  )
}

interface LightboxProps {
  pictures: readonly ShownPicture[]
  words: GalleryWords['lightbox']
  note: string
}

/** All pictures in one dialog, one of them shown. `startLightbox` opens it. */
export function Lightbox({ pictures, words, note }: LightboxProps) {
  return (
    <dialog className="lightbox" id="lightbox" aria-label={words.label}>
      <Button className="lightbox-close" variant="outline-light" size="small" command="close" commandfor="lightbox">
        <Icon name="close" />
        {words.close}
      </Button>
      <IconButton className="lightbox-step" label={words.previous} data-step="-1">
        <Icon name="arrow-left" />
      </IconButton>
      <div className="lightbox-stage" aria-live="polite">
        {pictures.map((picture, index) => (
          <LightboxFigure
            key={picture.id}
            picture={picture}
            position={fillWords(words.position, { number: index + 1, total: pictures.length })}
            note={note}
          />
        ))}
      </div>
      <IconButton className="lightbox-step" label={words.next} data-step="1">
        <Icon name="arrow-right" />
      </IconButton>
    </dialog>
  )
}
