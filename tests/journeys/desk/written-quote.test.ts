import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { findings } from '../access/findings.ts'
import { sendRequest, signedInPhone, tapsOn } from './phone.ts'

/** The text that a link on the desk has ready, and the path of the private page in it. */
const readyText = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Text it' })
  await link.waitFor()
  const text = decodeURIComponent((await link.getAttribute('href')) ?? '')
  return { text, path: /\/q\/[\w-]{22}/.exec(text)?.[0] ?? '' }
}

const pagesOf = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe('a written quote', () => {
  test('is sent in five taps, answered without script, and its booking confirmed in four', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Quinn of the quotes', { serviceWorkers: 'block' })
    await sendRequest({ name: 'Ada of the quote', estimate: 'service=solar&panels=20&town=Visalia' })
    const quoting = tapsOn(page)
    await quoting.tap(/Ada of the quote/, 'link')
    await quoting.tap('Quote')
    await expect
      .poll(() => page.getByLabel("What it's for").first().inputValue())
      .toBe('Solar panels, one visit, 20 panels')
    expect(await page.getByLabel('Amount in dollars').first().inputValue()).toBe('250')
    expect(await findings(page)).toEqual([])
    await quoting.tap('Save the quote')
    const { text, path } = await readyText(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('Send the quote')
    expect(text).toMatch(
      /^sms:\+15595550101\?&body=Hi Ada, this is Quinn of the quotes from .* Here’s your quote, \$290: http/,
    )
    await quoting.tap('Text it', 'link')
    await expect.poll(() => page.getByText('Quote sent').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Send again' }).waitFor()
    expect(await page.locator('.lead-plan').textContent()).toMatch(/^\$290 · Follow up /)
    // One more in the phone's own app, which sends it.
    expect(quoting.count() + 1).toBe(5)

    const customer = await visit(path, { width: 390, javaScript: false })
    const said = await customer.locator('main').textContent()
    for (const words of [
      'For Ada of the quote',
      'Travel to Visalia',
      '$290',
      'This price is good until',
      'What’s included',
    ])
      expect(said).toContain(words)
    await customer.getByRole('button', { name: 'Yes, let’s find a day' }).tap()
    await expect.poll(() => customer.getByRole('status').textContent()).toMatch(/^Thank you!/)
    expect(new URL(customer.url()).pathname).toBe(path)

    await page.getByText('They said yes: call or text to find a day.').waitFor()
    const booking = tapsOn(page)
    await booking.tap('Book')
    await booking.tap('Save the booking')
    await page.getByRole('heading', { name: 'Confirm the booking' }).waitFor()
    expect((await readyText(page)).text).toMatch(/You’re booked: .*, between 8.AM and 10.AM/)
    await booking.tap('Text it', 'link')
    await expect.poll(() => page.getByText('Booking confirmed to the customer').isVisible()).toBe(true)
    expect(booking.count() + 1).toBe(4)
    expect(await findings(page)).toEqual([])

    await customer.reload()
    expect(await customer.locator('main').textContent()).toMatch(
      /Your visit\s[\s\S]*between 8.AM and 10.AM[\s\S]*Before we come/,
    )
    const calendar = await customer.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
    expect(calendar).toBe(`${path}/visit.ics`)
  })

  test('fits phone, tablet and desk, gives axe nothing to find, and prints as one page', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Paula of the print', { serviceWorkers: 'block' })
    await sendRequest({
      name: `Priscilla ${'Castellanos'.repeat(3)}`,
      estimate: 'service=both&panels=20&windows=14&town=Visalia&plan=quarterly&hours=outside',
    })
    await page.getByRole('link', { name: /Priscilla/ }).tap()
    await page.getByRole('button', { name: 'Quote', exact: true }).tap()
    await page.getByRole('button', { name: 'Save the quote' }).tap()
    const { path } = await readyText(page)
    for (const width of [320, 390, 768, 1440]) {
      const customer = await visit(path, { width })
      expect(await overflow(customer)).toBeLessThanOrEqual(0)
      expect(await findings(customer)).toEqual([])
      expect(await pagesOf(customer)).toBe(1)
    }
  })
})
