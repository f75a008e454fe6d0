import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { quoteDialog } from './quote-dialog.ts'

/** What axe finds, short enough to read: the rule and where. */
const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

describe.each([1440, 390])('at %i px', (width) => {
  test.for(['/', '/quote', '/thanks'])('axe finds nothing on %s', async (path, { visit }) => {
    const page = await visit(path, { width, reducedMotion: true })
    expect(await findings(page)).toEqual([])
  })

  test('axe finds nothing in the quote dialog, idle and with errors', async ({ visit }) => {
    const page = await visit('/', { width, reducedMotion: true })
    const quote = quoteDialog(page)
    await quote.open()
    expect(await findings(page)).toEqual([])
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
  })

  test('what can be pressed in the quote dialog is at least 44 px', async ({ visit }) => {
    const page = await visit('/', { width, reducedMotion: true })
    const quote = quoteDialog(page)
    await quote.open()
    for (const one of await quote.dialog.locator('button, input:not([aria-hidden])').all()) {
      const box = await one.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('nothing scrolls sideways at 320 px', async ({ visit }) => {
  const page = await visit('/', { width: 320 })
  for (const path of ['/', '/quote', '/thanks']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.goto('/#quote')
  const { dialog } = quoteDialog(page)
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})
