import type { Page } from 'playwright-core'

/** Waits until the page is laid out in its own fonts. */
export const fontsHaveCome = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    return ['Figtree', 'Bricolage'].every((name) => loaded.some((family) => family.includes(name)))
  })
  await lastLayout(page)
}

/** Waits until the page's height is stable for two frames with all requested fonts. */
const lastLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const { documentElement } = document
    await document.fonts.ready
    for (let height = -1; height !== documentElement.scrollHeight; ) {
      height = documentElement.scrollHeight
      await frame()
      await frame()
    }
  })
