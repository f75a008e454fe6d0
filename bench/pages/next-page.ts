import type { Browser, Page } from 'playwright-core'
import { median } from './median.ts'
import { startSlowLine } from './slow-line.ts'

const link = (href: string) => `header nav a[href="${href}"]`

/** How long a hand rests on a link before it presses, and for how long it presses, in milliseconds. */
const rest = 300
const pressed = 80

/** Milliseconds from the press's end to the largest paint of the page that it led to. */
const timeToLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const released = Number(localStorage.getItem('released'))
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          if (last) resolve(performance.timeOrigin + last.startTime - released)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

const follow = async (browser: Browser, site: string, href: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(site, { waitUntil: 'load' })
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('released', String(performance.timeOrigin + timeStamp)),
    ),
  )
  await page.waitForTimeout(1000)
  await page.locator(link(href)).first().hover()
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.waitForTimeout(pressed)
  await page.mouse.up()
  await page.waitForURL(`**${href}`)
  await page.waitForTimeout(2000)
  const took = await timeToLargestPaint(page)
  await context.close()
  return took
}

/** From the home page to the next one on a slow line, with the speculation rules and without. */
export const measureNextPage = async (browser: Browser, url: string, rounds: number) => {
  const lines = await Promise.all([true, false].map((withRules) => startSlowLine(url, { withRules })))
  console.log('\n| ms from the click to the largest paint | with speculation rules | without |\n| --- | --- | --- |')
  for (const href of ['/services', '/blog', '/gallery']) {
    const times: number[][] = lines.map(() => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, line] of lines.entries()) times[at]?.push(await follow(browser, line.url, href))
    }
    console.log(`| ${href} | ${times.map((taken) => median(taken).toFixed(0)).join(' | ')} |`)
  }
  for (const line of lines) line.close()
}
