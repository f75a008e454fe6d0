import { expect, test } from '../../browser/site.ts'
import { quoteDialog } from '../quote-dialog.ts'

test('the quote dialog does not scroll sideways at 320 px', async ({ visit }) => {
  const page = await visit('/#quote', { width: 320, reducedMotion: true })
  const { dialog } = quoteDialog(page)
  await dialog.waitFor()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('at 400 % zoom nothing fixed covers the page', async ({ visit }) => {
  const page = await visit('/', { width: 320 })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  const covered = await page.evaluate(
    () => [8, 128, 248].filter((y) => document.elementFromPoint(160, y)?.closest('.header, .call-bar') !== null).length,
  )
  expect(covered).toBe(0)
})
