import type { Page } from 'playwright-core'

declare global {
  interface Window {
    response?: Promise<number>
  }
}

type Clock = { from: 'touchstart' | 'touchmove'; until: string }

/**
 * Milliseconds from the first `from` event caused by `act` to the painted frame that shows an element matching `until`.
 */
export const timeResponse = async (page: Page, clock: Clock, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(({ from, until }) => {
    window.response = new Promise((resolve) => {
      // A frame is presented before the next one begins; on an animated page, a message waits for many frames.
      const painted = (begun: number) => {
        performance.mark('answered') // visible in traces
        const { port1, port2 } = new MessageChannel()
        const isOver = () => resolve(performance.now() - begun)
        port1.onmessage = isOver
        port2.postMessage('')
        requestAnimationFrame(isOver)
      }
      const look = (begun: number) =>
        requestAnimationFrame(() => (document.querySelector(until) ? painted(begun) : look(begun)))
      addEventListener(from, ({ timeStamp }) => look(timeStamp), { capture: true, once: true, passive: true })
    })
  }, clock)
  await act()
  return page.evaluate(() => {
    const late = new Promise<number>((_resolve, reject) => setTimeout(() => reject(new Error('nothing came')), 10_000))
    return Promise.race([window.response ?? late, late])
  })
}
