import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { findings } from './access/findings.ts'
import {
  asleep,
  formAddress,
  keptInBrowser,
  keptRequests,
  maria,
  quoteDialog,
  replyToQuotes,
  thanks,
} from './quote-dialog.ts'

test('a complete phone number is formatted, and the cursor keeps its place', async ({ visit }) => {
  const page = await visit('/thanks')
  const { openOn, phone } = quoteDialog(page)
  await openOn('/privacy')
  await phone.focus()
  await expect.poll(() => asleep(page)).toBe(0)
  await phone.pressSequentially('559.555.0187')
  expect(await phone.inputValue()).toBe('(559) 555-0187')
  for (let count = 0; count < 5; count++) await phone.press('ArrowLeft')
  await phone.press('Backspace')
  await phone.pressSequentially('6')
  expect(await phone.inputValue()).toBe('(559) 556-0187')
  await phone.press('End')
  await phone.pressSequentially(' ext 12, after 5')
  expect(await phone.inputValue()).toBe('(559) 556-0187 ext 12, after 5')
  await phone.fill('+44 20 7946 0958')
  expect(await phone.inputValue()).toBe('+44 20 7946 0958')
})

test('a browser without invoker commands opens and closes the dialog too', async ({ visit }) => {
  const page = await visit('/thanks', { width: 390 })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    document.addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/privacy')
  const quote = quoteDialog(page)
  await quote.open()
  expect(await quote.dialog.isVisible()).toBe(true)
  await quote.dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => quote.dialog.isVisible()).toBe(false)
})

describe('the quote page with script', () => {
  const fillPage = async (page: Page, answers: typeof maria) => {
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill(answers.name)
    await main.getByLabel('Phone Number').fill(answers.phone)
    await main.getByLabel('Email Address').fill(answers.email)
    await main.getByRole('button', { name: 'Get My FREE Quote' }).click()
    return main
  }

  test('stores a quote request on a dropped connection, and leads to the thanks page', async ({ visit }) => {
    const page = await visit('/quote', { expected: [/Failed to load resource/] })
    await page.route(formAddress, (route) => route.abort(), { times: 1 })
    const main = await fillPage(page, { ...maria, name: 'Maria beside the page' })
    await expect.poll(() => main.getByText(/Your request is saved on this device/).isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
    await main.getByRole('button', { name: 'Get My FREE Quote' }).click()
    await page.waitForURL(/\/thanks/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/, we have your request\.$/)
    expect(await page.getByText('Haven’t sent a request yet?').isVisible()).toBe(false)
    expect(await keptInBrowser(page)).toEqual([null, null])
    expect((await keptRequests()).filter((line) => line.includes('Maria beside the page'))).toHaveLength(1)
  })
})

test('the honeypot is invisible to people, browsers and password managers', async ({ visit }) => {
  const page = await visit('/quote', { javaScript: false })
  const trap = page.locator('input[name="_gotcha"]')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await trap.getAttribute('aria-hidden')).toBe('true')
  expect(await trap.getAttribute('autocomplete')).toBe('off')
  expect(await page.getByRole('textbox').count()).toBe(3)
  const tokens = page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((one) => one.getAttribute('autocomplete')))
  expect(await tokens).toEqual(['name', 'tel', 'email'])
})

describe.each([390, 768, 1440])('the success toast at %i px', (width) => {
  test('covers nothing that cannot be scrolled away from it', async ({ visit }) => {
    const page = await visit('/thanks', { width, reducedMotion: true })
    await replyToQuotes(page, (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }))
    const quote = quoteDialog(page)
    await quote.openOn('/gallery')
    await quote.fill(maria)
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    // The number in it is the visitor's own.
    expect(await page.locator('.toast [href^="tel:"]').count()).toBe(0)

    const covered = () =>
      page.evaluate(() => {
        const toast = document.querySelector('.toast')?.getBoundingClientRect()
        if (!toast) return ['no notice']
        return [...document.querySelectorAll('a[href], button')]
          .filter((one) => one.checkVisibility() && !one.closest('.toast, .site-index, .back-link'))
          .filter((one) => {
            const box = one.getBoundingClientRect()
            return (
              box.width > 1 &&
              box.left < toast.right &&
              toast.left < box.right &&
              box.top < toast.bottom &&
              toast.top < box.bottom
            )
          })
          .map((one) => one.textContent)
      })
    // At the top it covers the start of the page, at the bottom its end: nothing scrolls further there. What leads back may
    // be covered: the browser goes back, too.
    await page.evaluate((end) => scrollTo(0, end), width < 960 ? 0 : 1_000_000)
    expect(await covered()).toEqual([])
  })
})
