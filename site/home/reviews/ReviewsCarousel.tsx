import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InterfaceWords } from '../../../content/schema/interface.ts'
import { IslandBoundary } from '../../ui/IslandBoundary.tsx'
import { SectionHead } from '../../ui/Section.tsx'
import { PauseSwitch } from './PauseSwitch.tsx'

interface ReviewsCarouselProps {
  words: InterfaceWords['carousel']
  title: string
  titleId: string
  /** The name of the list. */
  label: string
  /** What stands beside the switch. */
  score?: ReactNode
  /** The cards. */
  children?: ReactNode
}

// What scrolls must take focus, or the arrow keys cannot reach it.
const scrollsByKey = { tabIndex: 0 }

/**
 * A belt of reviews that moves while it is in view and nobody has paused it. Before React it can be scrolled by hand;
 * without script it moves by itself, and the switch works by style alone.
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

  // It may have been switched before React came.
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
  /** The switch; without one the belt only scrolls by hand. */
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
