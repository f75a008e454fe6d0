import { type Ref, useEffect, useRef, useState } from 'react'
import { IslandBoundary } from '../ui/IslandBoundary.tsx'
import { countUp, SEEN_SHARE } from './count-up.ts'
import './counter.css'

interface CounterProps {
  number: number
  suffix: string
}

/**
 * A number that counts up once when scrolled into view. The final number is in the HTML, is read aloud, and keeps the
 * width.
 */
export function Counter(props: CounterProps) {
  return (
    <IslandBoundary fallback={<Figure {...props} />}>
      <LiveCounter {...props} />
    </IslandBoundary>
  )
}

function LiveCounter({ number, suffix }: CounterProps) {
  const counter = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number>()

  useEffect(() => {
    const element = counter.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    setShown(0)
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) return
        watcher.disconnect()
        stop = countUp(number, (count) => setShown(count < number ? count : undefined))
      },
      { threshold: SEEN_SHARE },
    )
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      stop?.()
    }
  }, [number])

  return <Figure ref={counter} number={number} suffix={suffix} shown={shown} />
}

interface FigureProps extends CounterProps {
  ref?: Ref<HTMLSpanElement>
  /** Current count; undefined shows the final number. */
  shown?: number | undefined
}

function Figure({ ref, number, suffix, shown }: FigureProps) {
  return (
    <span ref={ref} className="counter">
      <span className="counter-final" data-waiting={shown === undefined ? undefined : ''}>
        {number}
      </span>
      {shown !== undefined && (
        <span className="counter-now" aria-hidden="true">
          {shown}
        </span>
      )}
      <span className="counter-suffix">{suffix}</span>
    </span>
  )
}
