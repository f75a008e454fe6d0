/**
 * When something stands on the screen for the first time: the ground alone may be painted before. What is asked for sooner
 * delays that.
 */
export const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    // A browser that does not tell of its first paint has made it by then.
    setTimeout(resolve, 3000)
    new PerformanceObserver((paints) => {
      if (paints.getEntries().some(({ name }) => name !== 'first-paint')) resolve(paints)
    }).observe({ type: 'paint', buffered: true })
  })
