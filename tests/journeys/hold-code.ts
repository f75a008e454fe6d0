import type { Page } from 'playwright-core'

/** Holds the code of every island back, as a slow line does, until what it gives is called. */
export const holdCode = async (page: Page): Promise<() => void> => {
  const code = Promise.withResolvers<void>()
  await page.route('**/_astro/**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return code.resolve
}
