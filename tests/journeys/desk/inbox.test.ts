import type { Route } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { sendRequest, signedInPhone } from './phone.ts'

describe('the inbox on a phone', () => {
  test('shows a lead that arrived while its first list was loading', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Flo of the first list', { serviceWorkers: 'block' })
    // No desk page is open while the next list is delayed.
    await page.goto('/robots.txt')
    const listTakesItsTime = async (route: Route) => {
      const response = await route.fetch()
      await sendRequest({ name: 'Zoe of the first list' })
      // The server reports the lead within a second, long before the list arrives.
      await page.waitForTimeout(2_500)
      await route.fulfill({ response })
    }
    await page.route('**/desk/api/leads?*', listTakesItsTime, { times: 1 })
    await page.goto('/desk')
    await page.getByRole('link', { name: /Zoe of the first list/ }).waitFor()
  })

  test('searches all leads if none waiting matches, and is restored after opening a lead', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Bo of the list')
    for (let count = 0; count < 12; count += 1) await sendRequest({ name: `Lou ${count} of the list`, note: 'Panels' })
    await page.getByRole('link', { name: /Lou 11 of the list/ }).tap()
    await page.getByRole('link', { name: 'Call' }).tap()
    await expect.poll(() => page.getByText('Call noted').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Leads', exact: true }).first().tap()

    await page.getByRole('searchbox').fill('lou 11')
    await expect.poll(() => page.getByText('Nothing here.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Search all leads' }).tap()
    await page.getByRole('link', { name: /Lou 11 of the list/ }).waitFor()

    await page.getByRole('searchbox').fill('of the list')
    const low = page.getByRole('link', { name: /Lou 0 of the list/ })
    await low.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const left = await scrolled()
    expect(left).toBeGreaterThan(0)
    await low.tap()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    expect(await scrolled()).toBe(0)
    await page.locator('.lead-back').tap()
    await low.waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('of the list')
    await expect.poll(scrolled).toBe(left)
  })

  test('has controls of at least 44 px', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Thea of the thumb', { isOwner: true })
    await sendRequest({ name: 'Theo of the thumb', note: 'Windows in Lemoore' })
    const small = () =>
      page.locator('a, button, summary, input, textarea, label:has(input)').evaluateAll((all) =>
        all
          .filter((one) => !one.closest('label') || one.matches('label'))
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => height > 0 && (height < 43.5 || width < 43.5))
          .map(({ text, box: { width, height } }) => `${text} ${width} x ${height}`),
      )
    await page.getByRole('link', { name: /Theo of the thumb/ }).waitFor()
    expect(await small()).toEqual([])
    await page.getByRole('link', { name: /Theo of the thumb/ }).tap()
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await small()).toEqual([])
    for (const place of ['Numbers', 'You']) {
      await page.getByRole('link', { name: place, exact: true }).tap()
      await page.getByText(place === 'You' ? 'Make a link' : 'The same as a table').waitFor()
      expect(await small()).toEqual([])
    }
  })
})
