import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Scrolls each island into view, as often as a slow observer needs, and focuses it. */
export const wakeIslands = (page: Page, islands = 'astro-island'): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const asleep = document.querySelectorAll(selector)
        for (const island of asleep) island.dispatchEvent(new FocusEvent('focusin'))
        asleep[0]?.firstElementChild?.scrollIntoView({ behavior: 'instant' })
        return asleep.length
      }, `${islands}[ssr]`),
    )
    .toBe(0)
