import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InterfaceWords } from '../../../content/schema/interface.ts'
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
export function ReviewsCarousel({ words, title, titleId, label, score, children }: ReviewsCarouselProps) {
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
    <div className="reviews-carousel" data-moving={(inView && !paused) || undefined}>
      <div className="wrapper">
        <SectionHead id={titleId} title={title}>
          <div className="reviews-aside repel">
            {score}
            <PauseSwitch ref={pause} words={words} onChange={({ currentTarget }) => setPaused(currentTarget.checked)} />
          </div>
        </SectionHead>
      </div>
      <section ref={belt} className="reviews-belt" aria-label={label} {...scrollsByKey}>
        {children}
      </section>
    </div>
  )
}
