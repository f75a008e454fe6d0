import type { Page } from 'playwright-core'

declare global {
  interface Window {
    response?: Promise<number>
  }
}

type Clock = { from: 'touchstart' | 'touchmove'; until: string }

/**
 * Milliseconds from the first `from` event that `act` brings about, by the event's own time, until the frame is painted
 * that shows an element which matches `until`.
 */
export const timeResponse = async (page: Page, clock: Clock, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(({ from, until }) => {
    window.response = new Promise((resolve) => {
      const painted = (begun: number) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - begun)
        port2.postMessage('')
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
