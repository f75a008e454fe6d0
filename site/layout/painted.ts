/** A browser that does not tell of its first paint has made it by then. */
const PAINTED_WITHIN_MS = 500

/** When the page stands on the screen for the first time. What is asked for sooner delays that. */
export const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, PAINTED_WITHIN_MS))
  })
