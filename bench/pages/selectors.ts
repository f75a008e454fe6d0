import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { somePages } from './some-pages.ts'

const shown = 10

const timing = z.object({
  selector: z.string(),
  'elapsed (us)': z.number(),
  match_attempts: z.number(),
  match_count: z.number(),
})
const traceEvent = z.object({
  args: z.object({ selector_stats: z.object({ selector_timings: z.array(timing) }) }),
})

type Cost = { us: number; attempts: number; matches: number }

/** What each selector of a page cost until the page was at rest, by Chromium's own statistics, the dearest first. */
const costsOf = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const categories = ['blink.debug', 'disabled-by-default-blink.debug']
  await browser.startTracing(page, { categories })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const { traceEvents } = z
    .object({ traceEvents: z.array(z.unknown()) })
    .parse(JSON.parse((await browser.stopTracing()).toString()))
  await page.close()
  const costs = new Map<string, Cost>()
  for (const event of traceEvents) {
    const read = traceEvent.safeParse(event)
    for (const one of read.data?.args.selector_stats.selector_timings ?? []) {
      const cost = costs.get(one.selector) ?? { us: 0, attempts: 0, matches: 0 }
      cost.us += one['elapsed (us)']
      cost.attempts += one.match_attempts
      cost.matches += one.match_count
      costs.set(one.selector, cost)
    }
  }
  return [...costs].sort(([, a], [, b]) => b.us - a.us)
}

/** The ten dearest selectors of home, a service and a place, with how often each was tried and how often it matched. */
export const measureSelectors = async (browser: Browser, url: string) => {
  for (const path of ['/', ...somePages().slice(0, 2)]) {
    const costs = await costsOf(browser, url + path)
    const sum = (name: keyof Cost) => costs.reduce((total, [, cost]) => total + cost[name], 0)
    console.log(
      `\n${path}: ${costs.length} selectors, ${sum('attempts')} attempts, ${(sum('us') / 1000).toFixed(1)} ms`,
    )
    console.log('\n| selector | ms | attempts | matches |\n| --- | --- | --- | --- |')
    for (const [selector, { us, attempts, matches }] of costs.slice(0, shown))
      console.log(`| \`${selector.slice(0, 90)}\` | ${(us / 1000).toFixed(2)} | ${attempts} | ${matches} |`)
  }
}
