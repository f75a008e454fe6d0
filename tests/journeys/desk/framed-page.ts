import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page in the desk's frame, once its sentences can be tapped. */
export const framedPage = async (page: Page) => {
  const frame = page.frameLocator('iframe')
  const state = () => frame.locator('html').evaluate(() => `${location.pathname} is ${document.readyState}`)
  await expect.poll(state).toBe('/desk/page/ is complete')
  return frame
}
