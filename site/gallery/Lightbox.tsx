import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { GalleryWords } from '../../content/schema/gallery-images.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/icon/IconButton.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import { useBackCloses } from '../ui/useBackCloses.ts'
import { jobsOf, type LargePicture } from './pairs.ts'
import { useSwipe } from './useSwipe.ts'
import './lightbox.css'

interface LightboxProps {
  pictures: readonly LargePicture[]
  words: GalleryWords['lightbox']
  /** Index of a picture of the shown job. */
  shown: number
  isOpen: boolean
  onShow: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A job as large as the screen allows: before and after side by side, or one above the other on an upright screen. Arrow
 * keys, buttons or a swipe step; Escape, Back or a press outside closes.
 */
export function Lightbox({ pictures, words, shown, isOpen, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const jobs = jobsOf(pictures)
  const total = jobs.length
  const at = jobs.findIndex((job) => job.some((picture) => picture === pictures[shown]))
  const step = (by: number) => {
    const [next] = jobs[(at + by + total) % total] ?? []
    if (next) onShow(pictures.indexOf(next))
  }
  const swipe = useSwipe(step)
  useBackCloses(isOpen, () => dialog.current?.close())

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  // Preloads the neighbors.
  const near = new Set([at, (at + 1) % total, (at - 1 + total) % total])

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
        {[...near].map((index) => (
          <JobFigure
            key={index}
            job={jobs[index] ?? []}
            position={fill(words.position, { number: index + 1, total })}
            hidden={index !== at}
          />
        ))}
      </div>
      <IconButton className="lightbox-step" label={words.next} data-step="1" onClick={() => step(1)}>
        <ArrowRight className="icon" aria-hidden="true" />
      </IconButton>
    </dialog>
  )
}

interface JobFigureProps extends ComponentProps<'figure'> {
  job: readonly LargePicture[]
  position: string
}

/** The pictures of a job with their caption and position. */
function JobFigure({ job, position, ...rest }: JobFigureProps) {
  return (
    <figure className="lightbox-figure" {...rest}>
      <div className="lightbox-pair" data-count={job.length}>
        {job.map(({ large, stage, stageName }) => (
          <div key={large.src} className="lightbox-picture fill" data-side={stage.toLowerCase()}>
            <ResponsiveImage picture={large} loading="eager" draggable={false} />
            <span className="compare-tag">{stageName}</span>
          </div>
        ))}
      </div>
      <figcaption>
        <strong>{job[0]?.category}</strong>
        <span className="number">{position}</span>
      </figcaption>
    </figure>
  )
}
