import type { Browser } from 'playwright-core'
import { median } from '../median.ts'
import { somePages } from './some-pages.ts'

const routes = ['/floor', '/', ...somePages(), '/gallery', '/quote']

const counted = ['TaskDuration', 'RecalcStyleCount', 'LayoutCount'] as const
type Work = Record<(typeof counted)[number], number>

/** Processor time until a new page is idle; wall time would include other programs. */
const visit = async (browser: Browser, url: string): Promise<Work> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const { metrics } = await cdp.send('Performance.getMetrics')
  await context.close()
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { TaskDuration: of('TaskDuration'), RecalcStyleCount: of('RecalcStyleCount'), LayoutCount: of('LayoutCount') }
}

/** Processor time of the main thread, and counts of style and layout computations, per kind of page. */
export const measureProcessor = async (browser: Browser, url: string, rounds: number) => {
  const seen = new Map(routes.map((path): [string, Work[]] => [path, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [path, visits] of seen) visits.push(await visit(browser, url + path))
  const of = (path: string, name: keyof Work) => median((seen.get(path) ?? []).map((work) => work[name]))
  console.log(
    '\n| page | work ms | to the floor (aim 2.3) | styles (aim 12) | layouts |\n| --- | --- | --- | --- | --- |',
  )
  for (const path of routes) {
    const work = of(path, 'TaskDuration')
    const ratio = (work / of('/floor', 'TaskDuration')).toFixed(2)
    console.log(
      `| ${path} | ${(work * 1000).toFixed(0)} | ${ratio} | ${of(path, 'RecalcStyleCount')} | ${of(path, 'LayoutCount')} |`,
    )
  }
}
