const threshold = 0.3

/** Starts the figures of a band, once, when at least 30 % of it can be seen. */
export const startCountWhenVisible = (root: ParentNode = document): void => {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        if (intersectionRatio < threshold) continue
        watcher.unobserve(target)
        target.setAttribute('data-counting', '')
      }
    },
    { threshold },
  )
  for (const band of root.querySelectorAll('[data-stats]')) {
    for (const figure of band.querySelectorAll<HTMLElement>('[data-count]')) {
      figure.style.setProperty('--count-to', figure.getAttribute('data-count'))
    }
    watcher.observe(band)
  }
}
