/** A browser that does not tell of its first paint has made it by then. */
const PAINTED_WITHIN_MS = 3000

/**
 * When something stands on the screen for the first time: the ground alone may be painted before. What is asked for sooner
 * delays that.
 */
export const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAINTED_WITHIN_MS)
    new PerformanceObserver((paints) => {
      if (paints.getEntries().some(({ name }) => name !== 'first-paint')) resolve(paints)
    }).observe({ type: 'paint', buffered: true })
  })
