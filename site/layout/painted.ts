import { pause } from '../interact/waits.ts'

/** A browser that does not tell of its first paint has made it by then. */
const PAINTED_WITHIN_MS = 3000

const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })

/** When the page stands on the screen for the first time. What is asked for sooner delays that. */
export const painted = (): Promise<unknown> => Promise.race([firstPaint(), pause(PAINTED_WITHIN_MS)])
