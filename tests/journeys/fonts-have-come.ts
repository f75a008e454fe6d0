import type { Page } from 'playwright-core'

/** Waits until a page is set in its own fonts: a script adds them once the page has loaded. */
export const fontsHaveCome = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    return ['Figtree', 'Bricolage'].every((name) => loaded.some((family) => family.includes(name)))
  })
}
