const fetchAll = () => {
  for (const island of document.querySelectorAll('astro-island')) {
    for (const file of ['renderer', 'code']) {
      // Asked for twice, a module is still fetched once.
      document.head.insertAdjacentHTML(
        'beforeend',
        `<link rel=modulepreload fetchpriority=low href=${island.getAttribute(file)}>`,
      )
    }
  }
}

/**
 * Fetches the code of every island, without running it, when a visitor first scrolls: the finger that later lands on one
 * does not wait for the line. Whoever touches an island before waits for that one's code alone, and whoever saves data
 * fetches only what they use.
 */
export const fetchIslandsAhead = (): void => {
  if (!navigator.connection?.saveData) addEventListener('scroll', fetchAll, { once: true })
}
