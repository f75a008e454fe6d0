import type { Page } from 'playwright-core'
import { quietNetwork } from '../browser/quiet-network.ts'
import type { Visit, VisitOptions } from '../browser/site.ts'
import { fontsHaveCome } from './fonts-have-come.ts'
import { wakeIslands } from './wake-islands.ts'

declare global {
  interface Window {
    shifted: number
  }
}

const watchShifts = () => {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const timings = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming && !entry.name.startsWith('data:'))
      .map((entry) => {
        const { name, encodedBodySize, renderBlockingStatus } = entry.toJSON()
        return { name: String(name), bytes: Number(encodedBodySize), blocking: renderBlockingStatus === 'blocking' }
      }),
  )

type Options = VisitOptions & {
  /** Delay of the fonts in milliseconds. */
  fontsAfter?: number
}

/** A first visit of `path` with an empty cache that counts requests, bytes and layout shifts. */
export const countedVisit = async (visit: Visit, path: string, { fontsAfter = 0, ...options }: Options = {}) => {
  const page = await visit('/thanks', options)
  await page.context().addInitScript(watchShifts)
  // Routing also disables the cache.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontsAfter))
    await route.continue()
  })
  await page.goto(path)
  await quietNetwork(page)
  // On a busy machine fonts may arrive later, and must not shift what was scrolled to.
  await fontsHaveCome(page)

  const loaded = async () => {
    const all = await timings(page)
    const scripts = all.filter(({ name }) => name.endsWith('.js'))
    const sum = (list: typeof all) => list.reduce((bytes, one) => bytes + one.bytes, 0)
    return {
      requests: all.map(({ name, bytes }) => `${bytes} ${name}`),
      bytes: sum(all),
      blocking: all.filter(({ blocking }) => blocking),
      scripts: scripts.map(({ name }) => name),
      scriptBytes: sum(scripts),
    }
  }

  const scrollThrough = () =>
    page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 450) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })

  return {
    loaded,
    scrollThrough,
    wakeIslands: () => wakeIslands(page),
    shift: () => page.evaluate(() => window.shifted),
  }
}
