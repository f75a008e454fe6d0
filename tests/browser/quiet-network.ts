import { errors, type Page } from 'playwright-core'

/**
 * Waits for half a second without a request. The end of one is now and then never reported on a busy machine: after
 * 20 s the page counts as quiet, and what the test asserts decides.
 */
export const quietNetwork = async (page: Page): Promise<void> => {
  try {
    await page.waitForLoadState('networkidle', { timeout: 20_000 })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
  }
}
