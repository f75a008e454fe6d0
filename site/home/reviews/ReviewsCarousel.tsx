import { Pause, Play } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InterfaceWords } from '../../../content/schema/interface.ts'
import { IslandBoundary } from '../../ui/IslandBoundary.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import '../../ui/button.css'

interface ReviewsCarouselProps {
  words: InterfaceWords['carousel']
  title: string
  titleId: string
  /** The name of the list. */
  label: string
  /** Shown beside the switch. */
  score?: ReactNode
  /** The cards. */
  children?: ReactNode
}

// A scrolling element must take focus, or the arrow keys cannot scroll it.
const scrollsByKey = { tabIndex: 0 }

/**
 * A carousel of reviews that moves while it is in view and not paused. Before hydration a visitor scrolls it by hand;
 * without script it moves by CSS, which also obeys the switch.
 */
export function ReviewsCarousel(props: ReviewsCarouselProps) {
  return (
    <IslandBoundary fallback={<Carousel {...props} />}>
      <LiveCarousel {...props} />
    </IslandBoundary>
  )
}

function LiveCarousel(props: ReviewsCarouselProps) {
  const belt = useRef<HTMLElement>(null)
  const pause = useRef<HTMLInputElement>(null)
  const [paused, setPaused] = useState(false)
  const [inView, setInView] = useState(false)

  // The visitor may have used the switch before hydration.
  useLayoutEffect(() => setPaused(pause.current?.checked ?? false), [])

  useEffect(() => {
    if (!belt.current) return
    const watcher = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    watcher.observe(belt.current)
    return () => watcher.disconnect()
  }, [])

  return (
    <Carousel
      belt={belt}
      isMoving={inView && !paused}
      pause={
        <PauseSwitch
          ref={pause}
          words={props.words}
          onChange={({ currentTarget }) => setPaused(currentTarget.checked)}
        />
      }
      {...props}
    />
  )
}

interface CarouselProps extends ReviewsCarouselProps {
  belt?: Ref<HTMLElement>
  isMoving?: boolean
  /** The switch; without one the carousel only scrolls by hand. */
  pause?: ReactNode
}

function Carousel({ title, titleId, label, score, children, belt, isMoving, pause }: CarouselProps) {
  return (
    <div className="reviews-carousel" data-moving={isMoving || undefined}>
      <div className="wrapper">
        <SectionHead id={titleId} title={title}>
          <div className="reviews-aside repel">
            {score}
            {pause}
          </div>
        </SectionHead>
      </div>
      <section ref={belt} className="reviews-belt" aria-label={label} {...scrollsByKey}>
        {children}
      </section>
    </div>
  )
}

interface PauseSwitchProps extends ComponentProps<'input'> {
  words: InterfaceWords['carousel']
}

/** Stops and starts the carousel: a checkbox that looks like a button; reviews-band.css shows its state. */
function PauseSwitch({ words, ...rest }: PauseSwitchProps) {
  return (
    <label className="button reviews-pause" data-variant="outline" data-size="small">
      <input type="checkbox" autoComplete="off" {...rest} />
      <span className="reviews-to-pause">
        <Pause className="icon" aria-hidden="true" />
        {words.pause}
      </span>
      <span className="reviews-to-play">
        <Play className="icon" aria-hidden="true" />
        {words.play}
      </span>
    </label>
  )
}
