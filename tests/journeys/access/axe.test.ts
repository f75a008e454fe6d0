import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { maria, quoteDialog } from '../quote-dialog.ts'
import { findings } from './findings.ts'

describe.each([390, 1440])('axe finds nothing at %i px', (width) => {
  const calm = { width, reducedMotion: true }

  test('in the quote dialog, idle, with errors and sent', async ({ visit }) => {
    const page = await visit('/', calm)
    const quote = quoteDialog(page)
    await quote.open()
    expect(await findings(page)).toEqual([])
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
    await quote.fill({ ...maria, name: `Axe at ${width}` })
    await quote.submit.click()
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(await findings(page)).toEqual([])
  })

  test('in the lightbox', async ({ visit }) => {
    const page = await visit('/gallery', calm)
    await page.locator('.gallery-item').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('with sliders moved, all questions opened and all towns shown', async ({ visit }) => {
    const page = await visit('/', calm)
    await page.getByRole('slider').first().press('End')
    await page.getByRole('slider').last().press('Home')
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true
    })
    expect(await findings(page)).toEqual([])
  })
})

test('axe finds nothing in the open menu', async ({ visit }) => {
  const page = await visit('/', { width: 390, reducedMotion: true })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await findings(page)).toEqual([])
})
