import type { Page } from 'playwright-core'

/** Delays the code of every island until the returned function is called. */
export const holdCode = async (page: Page): Promise<() => void> => {
  const code = Promise.withResolvers<void>()
  await page.route('**/_astro/**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return code.resolve
}
