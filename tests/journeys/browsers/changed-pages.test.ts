import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { chatPanel } from '../chat-panel.ts'
import { holdCode, slowReact } from '../hold-code.ts'
import { asleep, formAddress, keptRequests, maria, quoteDialog, thanks } from '../quote-dialog.ts'
import { addPasswordManager, translate } from './older-browser.ts'

// React logs when it re-renders what it could not hydrate.
const expected = [/Minified React error #418/, /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/]
const requestsOf = async (name: string) => (await keptRequests()).filter((line) => line.includes(name))

describe('on a translated page', () => {
  test('the quote dialog shows mistakes, stores a quote request on a dropped connection, sends it and says thanks', async ({
    visit,
  }) => {
    const page = await visit('/thanks', { expected })
    const quote = quoteDialog(page)
    await quote.openOn('/privacy')
    await quote.name.focus()
    await expect.poll(() => asleep(page)).toBe(0)
    await translate(page)
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByText('Enter your name').isVisible()).toBe(true)
    await quote.fill({ ...maria, name: 'Maria translated' })
    await page.route(formAddress, (route) => route.abort(), { times: 1 })
    await quote.submit.click()
    await expect.poll(() => quote.dialog.locator('.send-notice[data-state="kept"]').isVisible()).toBe(true)
    expect(await quote.name.inputValue()).toBe('Maria translated')
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(await requestsOf('Maria translated')).toHaveLength(1)
  })

  test('the quote page sends a request', async ({ visit }) => {
    const page = await visit('/quote', { expected })
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Maria translated on a page')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.quote-form)').count()).toBe(0)
    await translate(page)
    await main.locator('button[type="submit"]').click()
    await expect.poll(() => main.getByText('Enter your phone number').first().isVisible()).toBe(true)
    await main.getByLabel('Phone Number').fill(maria.phone)
    await main.getByLabel('Email Address').fill(maria.email)
    await main.locator('button[type="submit"]').click()
    await page.waitForURL(/\/thanks/)
    expect(await requestsOf('Maria translated on a page')).toHaveLength(1)
  })

  test('the estimate follows each answer', async ({ visit }) => {
    const page = await visit('/estimate', { expected })
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await translate(page)
    const panels = page.getByLabel('How many panels?', { exact: true })
    for (const [count, range] of [
      ['20', '$225–$275'],
      ['0', undefined],
      ['30', '$275–$350 and up'],
    ] as const) {
      await panels.fill(count)
      await panels.press('Enter')
      if (range) await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe(range)
    }
    await page.locator('label', { hasText: 'June' }).click()
    await expect.poll(() => page.locator('.wash-answer').isVisible()).toBe(true)
    await page.locator('label', { hasText: 'October to April' }).click()
    await expect.poll(() => page.locator('.wash-answer .estimate-range').textContent()).toBe('Wait for the rain')
  })

  test('the chat answers, and is cleared', async ({ visit }) => {
    const page = await visit('/privacy', { expected })
    const chat = chatPanel(page)
    await chat.open()
    await translate(page)
    await chat.ask('How much for 18 panels?')
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    await chat.ask('Do you come to Hanford?')
    await expect.poll(() => chat.bubbles.count()).toBe(5)
    await chat.clear.click()
    await expect.poll(() => chat.bubbles.count()).toBe(1)
  })
})

describe.each([
  ['a password manager has put a node beside each field', addPasswordManager],
  ['a translator has wrapped each text', translate],
] as const)('where %s before the code came', (_what, change) => {
  test('the quote dialog stays open with typed text and focus', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    const letCodeCome = await holdCode(page)
    const quote = quoteDialog(page)
    await quote.openOn('/privacy')
    await change(page)
    await quote.name.fill('Maria ahead of the code')
    await quote.phone.pressSequentially('559555')
    expect(await asleep(page)).toBe(1)
    letCodeCome()
    await expect
      .poll(() => quote.dialog.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
      .toBe(true)
    expect(await quote.dialog.isVisible()).toBe(true)
    expect(await quote.name.inputValue()).toBe('Maria ahead of the code')
    await page.keyboard.type('0187')
    await expect.poll(() => quote.phone.inputValue()).toBe('(559) 555-0187')
    await quote.email.fill(maria.email)
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
  })

  test('the quote page and the estimate keep typed text', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    const letCodeCome = await holdCode(page)
    await page.goto('/quote')
    await change(page)
    const name = page.getByRole('main').getByLabel('Name')
    await name.pressSequentially('Maria the')
    letCodeCome()
    await expect.poll(() => page.locator('.quote-form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true)
    await page.keyboard.type(' swift')
    expect(await name.inputValue()).toBe('Maria the swift')
  })
})

describe.each([
  ['as built', async () => undefined],
  ['with each text wrapped by a translator', translate],
] as const)('on a page %s, a press before React listens', (_what, change) => {
  test('on a picture of the gallery opens the lightbox', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    await slowReact(page)
    await page.goto('/gallery')
    await change(page)
    await page.locator('.gallery-item').nth(2).click()
    await expect.poll(() => page.locator('.lightbox .number').filter({ visible: true }).textContent()).toBe('2 of 6')
    expect(new URL(page.url()).pathname).toBe('/gallery')
  })

  test('on the button of the quote form shows what is missing', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    await slowReact(page)
    await page.goto('/quote')
    await change(page)
    await page.getByRole('main').locator('button[type="submit"]').click()
    await expect.poll(() => page.getByRole('main').getByText('Enter your name').first().isVisible()).toBe(true)
  })

  test('on the chat button opens the chat', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    await slowReact(page)
    await page.goto('/privacy')
    await change(page)
    await page.locator('.chat-open').click()
    await expect.poll(() => page.locator('.chat-form input').isVisible()).toBe(true)
  })
})

test('the estimate keeps text typed before hydration, beside a password manager', async ({ visit }) => {
  const page = await visit('/thanks', { expected })
  const letCodeCome = await holdCode(page)
  await page.goto('/estimate')
  await addPasswordManager(page)
  const town = page.getByLabel('Town or ZIP code')
  await page.getByLabel('How many panels?', { exact: true }).fill('20')
  await town.pressSequentially('Visa')
  letCodeCome()
  await expect.poll(() => town.getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('lia')
  await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe('$250–$325')
  expect(await town.inputValue()).toBe('Visalia')
})

describe('a failing island', () => {
  test('leaves the native form in the dialog with the typed text', async ({ visit }) => {
    const page = await visit('/thanks', { expected: [/Minified React error|is broken|ERR_FAILED/] })
    const quote = quoteDialog(page)
    await quote.openOn('/privacy')
    await quote.fill({ ...maria, name: 'Maria of the broken island' })
    await expect.poll(() => asleep(page)).toBe(0)
    // The notice of a request that was not sent has one.
    await page.evaluate(() => {
      const create = document.createElement.bind(document)
      document.createElement = (name: string) => {
        if (name === 'details') throw new Error('createElement is broken')
        return create(name)
      }
    })
    await page.route(formAddress, (route) => route.abort(), { times: 1 })
    await quote.submit.click()
    await expect
      .poll(() => quote.dialog.locator('form').evaluate((form: HTMLFormElement) => form.noValidate))
      .toBe(false)
    expect(await quote.dialog.isVisible()).toBe(true)
    expect(await quote.name.inputValue()).toBe('Maria of the broken island')
    await quote.submit.click()
    await page.waitForURL(/\/thanks/)
    // The thanks page sends what still waits on the device.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quote-unsent'))).toBe(null)
    expect(await requestsOf('Maria of the broken island')).toHaveLength(1)
  })
})
