import { describe } from 'vitest'
import { ownBrowser } from '../../browser/own-browser.ts'
import { expect, test } from '../../browser/site.ts'
import { findChromium } from '../../machine/browser.ts'
import { sendRequest, signedInPhone } from './phone.ts'

describe('the desk with text at 200 %', () => {
  test('breaks no tab, button or name within a word, and does not overflow', async () => {
    const args = ['--blink-settings=defaultFontSize=32']
    const visit = await ownBrowser({ executablePath: findChromium(), args })
    const page = await signedInPhone(visit, 'Lara of the large text')
    await sendRequest({ name: 'Guadalupe Villanueva', note: 'Windows in Lemoore' })
    /** Texts with more lines than words, and the page's overflow. */
    const broken = () =>
      page.evaluate(() => {
        const linesOf = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size
        }
        const texts = document.querySelectorAll(
          '.frame-links a, .filters button, .lead-row-name, h1, .undo-bar span, button',
        )
        const split = [...texts].filter((one) => linesOf(one) > (one.textContent ?? '').trim().split(/[\s-]+/).length)
        const overflow = document.documentElement.scrollWidth - innerWidth
        return [...split.map((one) => one.textContent), ...(overflow > 0 ? [`${overflow} px too wide`] : [])]
      })
    const row = page.getByRole('link', { name: /Guadalupe Villanueva/ })
    await row.first().waitFor()
    // Other tests leave names that fit on no line.
    await page.getByRole('searchbox').fill('guadalupe villanueva')
    await expect.poll(() => page.locator('.lead-row').count()).toBe(1)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await broken()).toEqual([])
    await row.tap()
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await broken()).toEqual([])
  })
})
