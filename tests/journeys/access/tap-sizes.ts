import type { Page } from 'playwright-core'

/** Controls smaller than 44 px, except links in running text and lists of sources. */
export const tooSmallToTap = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')]
      .filter(
        (one) =>
          one.checkVisibility() && !one.closest('p, .prose, .sources, [aria-hidden=true], .skip-link, .site-index'),
      )
      .filter((one) => !(one instanceof HTMLInputElement && one.labels?.length && one.type === 'checkbox'))
      // A stretched link is as large as its card.
      .map((one) => {
        const spreads = getComputedStyle(one, '::after').position === 'absolute' && one instanceof HTMLElement
        return {
          box: ((spreads && one.offsetParent) || one).getBoundingClientRect(),
          text: one.textContent?.trim().slice(0, 30) ?? '',
        }
      })
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.9)
      .map(({ box, text }) => `"${text}" ${Math.round(box.width)} x ${Math.round(box.height)}`),
  )
