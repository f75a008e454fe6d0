import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { holdCode } from './hold-code.ts'
import { focusedId, keptRequests, maria, quoteDialog } from './quote-dialog.ts'

describe('asking for a quote', () => {
  test('stores the lead, says so, and leaves an empty form', async ({ visit }) => {
    const page = await visit('/')
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill({ ...maria, name: 'Maria of the success journey' })
    await quote.submit.click()
    await expect.poll(() => page.getByText('Maria, we have your request.').isVisible()).toBe(true)
    expect(await page.getByText(`We’ll call ${maria.phone}`).isVisible()).toBe(true)
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)

    const requests = (await keptRequests()).filter((line) => line.includes('Maria of the success journey'))
    expect(requests).toHaveLength(1)
    expect(requests[0]).toContain(maria.phone)
    expect(requests[0]).toContain(maria.email)

    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => page.getByText('Maria, we have your request.').isVisible()).toBe(false)
    await quote.open()
    expect(await Promise.all([quote.name, quote.phone, quote.email].map((field) => field.inputValue()))).toEqual([
      '',
      '',
      '',
    ])
  })

  test('opens as a modal on a phone with the focus in it, and returns focus', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    const { dialog } = quoteDialog(page)
    const opener = page.locator('main [commandfor="quote-dialog"]').first()
    await opener.tap()
    await expect.poll(() => focusedId(page)).toBe('quote-name')
    const isModal = () => page.locator('#quote-dialog').evaluate((it) => it.matches(':modal'))
    expect(await isModal()).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect.poll(() => dialog.isVisible()).toBe(false)
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('closes on Back, which stays on the page', async ({ visit }) => {
    const page = await visit('/privacy', { width: 390 })
    const quote = quoteDialog(page)
    await quote.open()
    await quote.name.fill('Maria')
    // The dialog's code has come.
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBe(true)
    await page.goBack()
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/privacy')
    await quote.open()
    expect(await quote.name.inputValue()).toBe('Maria')
  })

  test('leaves no history entry when it is closed otherwise', async ({ visit }) => {
    const page = await visit('/reviews')
    await page.goto('/services')
    const quote = quoteDialog(page)
    await quote.open()
    await quote.name.fill('Maria')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await page.waitForURL('**/reviews')
  })

  test('asks once about a phone number that cannot work, and then sends it as it is', async ({ visit }) => {
    const page = await visit('/#quote', { width: 390 })
    const quote = quoteDialog(page)
    await quote.fill({ ...maria, name: 'Maria of the short number', phone: '55512' })
    await quote.submit.click()
    await expect.poll(() => focusedId(page)).toBe('quote-phone')
    expect(await quote.dialog.getByText('That number has 5 digits. With the area code it needs 10.').isVisible()).toBe(
      true,
    )
    expect(await keptRequests()).not.toContainEqual(expect.stringContaining('Maria of the short number'))
    await quote.submit.click()
    await expect.poll(() => page.getByText('If you don’t hear from us by').isVisible()).toBe(true)
    expect((await keptRequests()).filter((line) => line.includes('Maria of the short number'))).toHaveLength(1)
  })

  test('opens by the hash, which is removed, and can be opened again', async ({ visit }) => {
    const page = await visit('/#quote')
    const quote = quoteDialog(page)
    expect(await quote.dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.evaluate(() => {
      location.hash = '#quote'
    })
    await expect.poll(() => quote.dialog.isVisible()).toBe(true)
  })

  test('accepts text typed and sent before hydration', async ({ visit }) => {
    const page = await visit('/thanks')
    const letCodeCome = await holdCode(page)
    await page.goto('/#quote')
    const quote = quoteDialog(page)
    await quote.fill({ ...maria, name: 'Maria the early' })
    await quote.email.press('Enter')
    await quote.submit.click()
    expect(await keptRequests()).not.toContainEqual(expect.stringContaining('Maria the early'))
    letCodeCome()
    await expect.poll(() => page.getByText('Maria, we have your request.').isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await keptRequests()).filter((line) => line.includes('Maria the early'))).toHaveLength(1)
  })

  test('sends natively if its code cannot be loaded', async ({ visit }) => {
    const page = await visit('/thanks', { expected: [/Failed to load resource|dynamically imported module/] })
    await page.route('**/_astro/**/*.js', (route) => route.abort())
    await page.goto('/#quote')
    const quote = quoteDialog(page)
    await quote.fill({ ...maria, name: 'Maria without code' })
    await quote.submit.click()
    await page.waitForURL(/\/thanks/)
    expect((await keptRequests()).filter((line) => line.includes('Maria without code'))).toHaveLength(1)
  })
})
