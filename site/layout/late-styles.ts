import { once, pause } from '../interact/waits.ts'

/** Brings the styles that the page has left out (see BeforePaint.astro). To be called when it has been painted. */
export const bringStyles = async (): Promise<void> => {
  const late = document.querySelector('head noscript')
  document.head.insertAdjacentHTML('beforeend', late?.textContent ?? '')
  const link = late && document.head.lastElementChild
  // A line that is still silent then shows the page as it is: words without their looks can be read.
  if (link) await Promise.race([once(link, 'load'), pause(3000)])
}
