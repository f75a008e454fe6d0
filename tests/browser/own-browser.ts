import { chromium, type LaunchOptions } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { Visit } from './site.ts'

/** A browser of this test alone. Its pages share one visitor with a phone of 390 px. */
export const ownBrowser = async (options: LaunchOptions): Promise<Visit> => {
  const browser = await chromium.launch(options)
  onTestFinished(() => browser.close())
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  context.setDefaultTimeout(60_000)
  return async (path) => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
}
