import { chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { watchForProblems } from './problems.ts'

export type VisitOptions = {
  width?: number
  /** Device pixel ratio. */
  pixelRatio?: number
  javaScript?: boolean
  reducedMotion?: boolean
  /** Blocked when a test changes network responses, because requests of a service worker cannot be changed. */
  serviceWorkers?: 'allow' | 'block'
  /** The browser's preferred language, such as `es-MX`. */
  locale?: string
  /** Problems that the test causes on purpose, such as the console's line for a 404. */
  expected?: RegExp[]
}
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

// One connection for all files; it ends with the browser.
const browser = await chromium.connect(inject('browserEndpoint'))

const screenshotName = (test: string) =>
  `test-results/${test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)}.png`

/**
 * Vitest's test with `visit`, which opens a page as a new visitor. Fails on console errors, policy violations and
 * requests to other origins.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ task }, use) => {
    const siteUrl = inject('siteUrl')
    const visits: { page: Page; unexpected: () => string[] }[] = []
    await use(
      async (
        path,
        {
          width = 1440,
          pixelRatio = 1,
          javaScript = true,
          reducedMotion = false,
          serviceWorkers = 'allow',
          locale = 'en-US',
          expected = [],
        } = {},
      ) => {
        const context = await browser.newContext({
          baseURL: siteUrl,
          viewport: { width, height: width < 600 ? 844 : 900 },
          hasTouch: width < 600,
          deviceScaleFactor: pixelRatio,
          javaScriptEnabled: javaScript,
          serviceWorkers,
          locale,
          reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        })
        context.setDefaultTimeout(60_000)
        // The wash question starts at the present month; here it is always July.
        await context.addInitScript(() => {
          Date.prototype.getUTCMonth = () => 6
        })
        const problems = watchForProblems(context, siteUrl)
        const page = await context.newPage()
        visits.push({ page, unexpected: () => problems.filter((one) => !expected.some((known) => known.test(one))) })
        await page.goto(path)
        return page
      },
    )
    if (task.result?.state === 'fail') await visits.at(-1)?.page.screenshot({ path: screenshotName(task.name) })
    for (const { page } of visits) {
      // A handler of a route may be at work when its page goes.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
    expect(visits.flatMap(({ unexpected }) => unexpected())).toEqual([])
  },
})

export { expect }
