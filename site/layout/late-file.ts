import { once, pause } from '../interact/waits.ts'

/** Brings the file with what the page has left out (see BeforePaint.astro). To be called when it has been painted. */
export const bringLateFile = async (): Promise<void> => {
  const late = document.querySelector('head noscript')
  if (!late) return
  document.head.insertAdjacentHTML('beforeend', late.textContent)
  // A line that is still silent then shows the page as it is: words without their looks can be read.
  await Promise.race([once(document.head.lastElementChild, 'load'), pause(3000)])
}
