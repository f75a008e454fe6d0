import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { chatPanel } from '../chat-panel.ts'
import { asleep, keptRequests, maria, quoteDialog, thanks } from '../quote-dialog.ts'
import { withoutBuiltIns, withoutDialogs, withoutListenerSignals, withoutPopovers } from './older-browser.ts'

const requestsOf = async (name: string) => (await keptRequests()).filter((line) => line.includes(name))

describe('without the built-ins of newer browsers', () => {
  test('the quote dialog sends a request', async ({ visit }) => {
    const page = await visit('/thanks')
    await withoutBuiltIns(page)
    const quote = quoteDialog(page)
    await quote.openOn('/privacy')
    await quote.fill({ ...maria, name: 'Maria of an old phone' })
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    expect(await requestsOf('Maria of an old phone')).toHaveLength(1)
  })

  test('the chat opens with its styles and answers', async ({ visit }) => {
    const page = await visit('/thanks')
    await withoutBuiltIns(page)
    await page.goto('/privacy')
    const chat = chatPanel(page)
    await chat.open()
    expect(await chat.panel.evaluate((panel) => getComputedStyle(panel).position)).toBe('fixed')
    await chat.ask('How much for 18 panels?')
    await expect.poll(() => chat.last.textContent()).toContain('$225')
  })
})

describe('without popovers', () => {
  test('the menu is closed, and its toggle, a link and Escape open and close it', async ({ visit }) => {
    const page = await visit('/thanks', { width: 390 })
    await withoutPopovers(page)
    await page.goto('/quote')
    const menu = page.locator('#menu')
    const toggle = page.locator('.menu-toggle')
    expect(await menu.isVisible()).toBe(false)
    await toggle.tap()
    await expect.poll(() => menu.isVisible()).toBe(true)
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await toggle.textContent()).toContain('Close the menu')
    await toggle.tap()
    await expect.poll(() => menu.isVisible()).toBe(false)
    await toggle.tap()
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await toggle.tap()
    await menu.getByRole('link', { name: 'Gallery' }).tap()
    await page.waitForURL('**/gallery')
  })

  test("the chat's help popover stays closed, and the first press opens the chat", async ({ visit }) => {
    const page = await visit('/thanks')
    await withoutPopovers(page)
    await page.goto('/privacy')
    expect(await page.locator('.chat-help').isVisible()).toBe(false)
    const chat = chatPanel(page)
    await chat.open()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.chat').isVisible()).toBe(false)
  })

  test('the quote dialog opens by its button and says thanks', async ({ visit }) => {
    const page = await visit('/thanks')
    await withoutPopovers(page)
    await page.goto('/')
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill({ ...maria, name: 'Maria without popovers' })
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
  })
})

describe('without dialogs', () => {
  test('quote buttons and links lead to the page with the form', async ({ visit }) => {
    const page = await visit('/thanks')
    await withoutDialogs(page)
    await page.goto('/')
    await quoteDialog(page).open()
    await page.waitForURL('**/quote')
    await page.goto('/privacy#quote')
    await page.waitForURL('**/quote')
  })

  test('a picture of the gallery links to its large file', async ({ visit }) => {
    // A bare image has the browser's own styles, which the file's policy blocks.
    const page = await visit('/thanks', { expected: [/Applying inline style|Transition was aborted/] })
    await withoutDialogs(page)
    await page.goto('/gallery')
    await page.locator('.gallery-grid a, main a[href*="_astro"]').first().click()
    await page.waitForURL(/_astro\/.*\.(?:avif|webp|jpg)/)
  })
})

test('a listener that outlives its signal does not block the form', async ({ visit }) => {
  const page = await visit('/thanks')
  await withoutListenerSignals(page)
  const quote = quoteDialog(page)
  await quote.openOn('/privacy')
  await quote.fill({ ...maria, name: 'Maria of Chrome 87' })
  await expect.poll(() => asleep(page)).toBe(0)
  await quote.submit.click()
  await expect.poll(() => thanks(page).isVisible()).toBe(true)
})
