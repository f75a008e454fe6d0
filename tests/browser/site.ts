import { chromium, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { watchForProblems } from './problems.ts'

export type VisitOptions = {
  width?: number
  /** Pixels of the screen to one of the page. */
  pixelRatio?: number
  javaScript?: boolean
  reducedMotion?: boolean
  /** Blocked where a test changes what the network says: what a service worker fetches cannot be changed. */
  serviceWorkers?: 'allow' | 'block'
  /** The language that the browser prefers, such as `es-MX`. */
  locale?: string
  /** Problems that this test brings about on purpose, such as the console's line for a 404. */
  expected?: RegExp[]
}
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>

// One connection for all files, which share their modules: it ends with the browser, when the run ends.
const browser = await chromium.connect(inject('browserEndpoint'))

const screenshotName = (test: string) =>
  `test-results/${test
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)}.png`

/**
 * Vitest's test with `visit`, which opens a page of the running site as a new visitor would.
 * A test fails for a console error, a policy violation or a request to elsewhere, whatever else it checks.
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
        context.setDefaultTimeout(10_000)
        const problems = watchForProblems(context, siteUrl)
        const page = await context.newPage()
        visits.push({ page, unexpected: () => problems.filter((one) => !expected.some((known) => known.test(one))) })
        await page.goto(path)
        return page
      },
    )
    if (task.result?.state === 'fail') await visits.at(-1)?.page.screenshot({ path: screenshotName(task.name) })
    for (const { page } of visits) await page.context().close()
    expect(visits.flatMap(({ unexpected }) => unexpected())).toEqual([])
  },
})

export { expect }
