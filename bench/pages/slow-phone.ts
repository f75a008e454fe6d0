import type { Browser, CDPSession, Page } from 'playwright-core'

const megabit = 125_000

/** Lighthouse's slow 4G, and a processor four times slower than this machine's. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit }
const cpuSlowdown = 4

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> }

/** A new visitor's phone on a slow line, after `url` has loaded and is idle. */
export const openOnSlowPhone = async (browser: Browser, url: string): Promise<Phone> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  return { page, cdp, close: () => context.close() }
}

/** Position of an element after scrolling it to the middle of the screen. */
export const placeOf = async (page: Page, selector: string) => {
  const element = page.locator(selector).filter({ visible: true }).first()
  await element.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(300)
  const box = await element.boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A tap without time between touch and release, so the page cannot prepare. */
export const tap = async (page: Page, selector: string) => {
  const { x, y } = await placeOf(page, selector)
  await page.touchscreen.tap(x, y)
}

/** One touch event; `touchEnd` releases. */
export const finger = ({ cdp }: Phone, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
