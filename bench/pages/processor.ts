import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { median } from './median.ts'

const routes = ['/', '/solar-panel-cleaning', '/california/hanford', '/gallery', '/quote']
const floor = '/floor'

const event = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  ph: z.string(),
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
const traceOf = z.object({ traceEvents: z.array(event) })

type Work = { work: number; blocked: number; styles: number; layouts: number }

/** What the main thread of a new page does until it has come to rest, by processor time, so that a busy machine counts little. */
const visit = async (browser: Browser, page: Page, url: string): Promise<Work> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const { traceEvents } = traceOf.parse(JSON.parse((await browser.stopTracing()).toString()))
  const ours = traceEvents.findLast(({ name }) => name === 'ParseHTML')
  const main = traceEvents.filter(({ pid, tid, ph }) => pid === ours?.pid && tid === ours.tid && ph === 'X')
  const tasks = main
    .filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000)
  const count = (wanted: string) => main.filter(({ name }) => name === wanted).length
  return {
    work: tasks.reduce((sum, one) => sum + one, 0),
    // On a phone four times slower, what is over 50 ms of a task.
    blocked: tasks.reduce((sum, one) => sum + Math.max(0, one * 4 - 50), 0),
    styles: count('UpdateLayoutTree'),
    layouts: count('Layout'),
  }
}

/** Kinds of page beside the floor: processor time of the main thread, and how often styles and layout were computed. */
export const measureProcessor = async (browser: Browser, url: string, rounds: number) => {
  const seen = new Map<string, Work[]>([floor, ...routes].map((path) => [path, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, visits] of seen) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      visits.push(await visit(browser, await context.newPage(), url + path))
      await context.close()
    }
  }
  const of = (path: string, pick: (work: Work) => number) => median((seen.get(path) ?? []).map(pick))
  console.log(
    '\n| page | work ms (to floor, aim 2.3) | blocked ms at a quarter of the speed | styles (aim 12) | layouts |',
  )
  console.log('| --- | --- | --- | --- | --- |')
  for (const path of seen.keys()) {
    const work = of(path, (one) => one.work)
    const figures = [(one: Work) => one.blocked, (one: Work) => one.styles, (one: Work) => one.layouts]
    const others = figures.map((pick) => of(path, pick).toFixed(0)).join(' | ')
    console.log(
      `| ${path} | ${work.toFixed(0)} (${(work / of(floor, ({ work: one }) => one)).toFixed(2)}) | ${others} |`,
    )
  }
}
