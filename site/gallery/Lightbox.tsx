import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { GalleryWords } from '../../content/schema/gallery.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/icon/IconButton.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import { isBefore, type LargePicture } from './pairs.ts'
import { useBackCloses } from './useBackCloses.ts'
import { useSwipe } from './useSwipe.ts'
import './lightbox.css'

interface LightboxProps {
  pictures: readonly LargePicture[]
  words: GalleryWords['lightbox']
  /** Index of the shown picture. */
  shown: number
  isOpen: boolean
  onShow: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** An upright screen, where before and after are shown together, one above the other: as in lightbox.css. */
const isUpright = () => matchMedia('(width < 52rem) and (orientation: portrait)').matches

/**
 * A picture as large as the screen allows; on an upright screen, before and after of one job. Arrow keys, buttons or a
 * swipe step; Escape, Back or a press outside closes.
 */
export function Lightbox({ pictures, words, shown, isOpen, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const total = pictures.length
  // The other picture of the same job, if there is one.
  const other = [shown - 1, shown + 1].find((index) =>
    isBefore(pictures[Math.min(index, shown)], pictures[Math.max(index, shown)]),
  )
  const step = (by: number) => {
    const next = shown + by
    onShow(((next === other && isUpright() ? next + by : next) + total) % total)
  }
  const swipe = useSwipe(step)
  useBackCloses(isOpen, () => dialog.current?.close())

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  // Preloads the neighbors.
  const near = [shown, (shown + 1) % total, (shown - 1 + total) % total]

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = steps[key]
    if (by) step(by)
  }
  const onPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('button, img, figcaption')) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={words.label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <Button className="lightbox-close" variant="outline-light" size="small" onClick={() => dialog.current?.close()}>
        <X className="icon" aria-hidden="true" />
        {words.close}
      </Button>
      <IconButton className="lightbox-step" label={words.previous} data-step="-1" onClick={() => step(-1)}>
        <ArrowLeft className="icon" aria-hidden="true" />
      </IconButton>
      <div className="lightbox-stage" aria-live="polite" {...swipe}>
        {near.map((index) => {
          const picture = pictures[index]
          const position = fill(words.position, { number: index + 1, total })
          const part = index === shown ? 'chosen' : index === other ? 'other' : 'near'
          const pair = other === undefined ? undefined : ''
          return (
            picture && (
              <LightboxFigure key={index} picture={picture} position={position} data-part={part} data-pair={pair} />
            )
          )
        })}
      </div>
      <IconButton className="lightbox-step" label={words.next} data-step="1" onClick={() => step(1)}>
        <ArrowRight className="icon" aria-hidden="true" />
      </IconButton>
    </dialog>
  )
}

interface LightboxFigureProps extends ComponentProps<'figure'> {
  picture: LargePicture
  position: string
}

/** A picture with its caption and position. Of two, the stage is on the picture; of one, in the caption. */
function LightboxFigure({ picture, position, ...rest }: LightboxFigureProps) {
  const { category, stage, stageName, large } = picture
  return (
    <figure className="lightbox-figure" data-side={stage.toLowerCase()} {...rest}>
      <ResponsiveImage picture={large} loading="eager" draggable={false} />
      <span className="compare-tag">{stageName}</span>
      <figcaption>
        <strong>{category}</strong>
        <span className="lightbox-about" aria-hidden="true">
          {large.alt}
        </span>
        <span>
          <span className="lightbox-stage-name">{stageName} · </span>
          <span className="number">{position}</span>
        </span>
      </figcaption>
    </figure>
  )
}
