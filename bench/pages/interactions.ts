import type { Browser } from 'playwright-core'
import { openOnSlowPhone, type Phone, tap } from './slow-phone.ts'

declare global {
  interface Window {
    interactions?: { id: number; what: string; took: number }[]
  }
}

type Slowest = { what: string; took: number }

/** Writes down every interaction of a page as Event Timing sees it, in steps of 8 ms. */
const watch = () => {
  const slowerThanAFrame = { type: 'event', durationThreshold: 16, buffered: true }
  const seen: NonNullable<Window['interactions']> = []
  window.interactions = seen
  const what = (target: Node | null) => {
    const element = target instanceof Element ? (target.closest('button, a, summary') ?? target) : null
    const words = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? ''
    return `${element?.tagName.toLowerCase()} ${words.slice(0, 24)}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      seen.push({ id: entry.interactionId, what: `${entry.name} ${what(entry.target)}`, took: entry.duration })
    }
  }).observe(slowerThanAFrame)
}

const home = async ({ page }: Phone) => {
  for (const control of ['.menu-toggle', '.menu-toggle']) await tap(page, control)
  for (const nth of [2, 3, 3]) await tap(page, `#faq details:nth-of-type(${nth}) summary`)
  await tap(page, '.compare-range')
  await tap(page, 'main [commandfor="quote-dialog"]')
  await page.keyboard.type('Maria Delgado', { delay: 60 })
  await tap(page, '#quote-dialog [type="submit"]')
  await tap(page, '#quote-dialog .dialog-close')
  await tap(page, '.chat-open')
  // On a phone an opened chat raises no keyboard: who wants to type touches the field.
  await page.locator('.chat input').waitFor()
  await tap(page, '.chat input')
  await page.keyboard.type('What do 20 panels cost?', { delay: 60 })
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1500)
  await tap(page, '.chat [aria-label="Close the chat"]')
}

const gallery = async ({ page }: Phone) => {
  await tap(page, '.gallery-item')
  for (const step of ['1', '1', '-1']) await tap(page, `#lightbox [data-step="${step}"]`)
  await tap(page, '.lightbox-close')
}

const floor = async ({ page }: Phone) => {
  for (const nth of [1, 2, 3, 3]) await tap(page, `details:nth-of-type(${nth}) summary`)
}

const slowestOf = async (browser: Browser, url: string, visit: (phone: Phone) => Promise<void>): Promise<Slowest> => {
  const phone = await openOnSlowPhone(browser, url, watch)
  await visit(phone)
  await phone.page.waitForTimeout(1000)
  const seen = await phone.page.evaluate(() => window.interactions ?? [])
  await phone.close()
  return seen.toSorted((a, b) => b.took - a.took)[0] ?? { what: 'none took 16 ms', took: 0 }
}

/** Interaction to Next Paint of scripted visits: the slowest interaction of each, and of all rounds the middle one. */
export const measureInteractions = async (browser: Browser, url: string, rounds: number) => {
  console.log('\n| visit | INP ms (aim 100) | worst | by |\n| --- | --- | --- | --- |')
  for (const [path, visit] of [
    ['/floor', floor],
    ['/', home],
    ['/gallery', gallery],
  ] as const) {
    const slowest: Slowest[] = []
    for (let round = 0; round < rounds; round += 1) slowest.push(await slowestOf(browser, url + path, visit))
    const sorted = slowest.toSorted((a, b) => a.took - b.took)
    const worst = sorted.at(-1)
    console.log(`| ${path} | ${sorted[Math.floor(rounds / 2)]?.took} | ${worst?.took} | ${worst?.what} |`)
  }
}
