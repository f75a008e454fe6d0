import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { quietNetwork } from '../browser/quiet-network.ts'
import { expect, test } from '../browser/site.ts'
import { holdCode } from './hold-code.ts'
import {
  asleep,
  formAddress,
  keptInBrowser,
  keptRequests,
  lettersAbout,
  maria,
  quoteDialog,
  thanks,
} from './quote-dialog.ts'

const failed = 'There was an error submitting your request. Please try again.'

const expected = [/Failed to load resource|ERR_INTERNET_DISCONNECTED/]
const kept =
  /Your request is saved on this device\. It goes out by itself (when you’re back online|as soon as it can)\./

const requestsOf = async (name: string) => (await keptRequests()).filter((line) => line.includes(name))

// A mailbox gets one acknowledgement a day, so each visitor has her own address.
const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`

const fillAndSend = async (page: Page, name: string) => {
  const quote = quoteDialog(page)
  await quote.openOn('/privacy')
  await quote.fill({ ...maria, name, email: addressOf(name) })
  await quote.submit.click()
  return quote
}

describe('a quote request on a dropped connection', () => {
  test('is stored, says so, and is sent when the connection is back', async ({ visit }) => {
    const page = await visit('/thanks', { width: 390, expected })
    const quote = quoteDialog(page)
    await quote.openOn('/privacy')
    await quote.fill({ ...maria, name: 'Maria off the line' })
    await expect.poll(() => asleep(page)).toBe(0)
    await page.context().setOffline(true)
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByRole('alert').textContent()).toBe(failed)
    expect(await quote.dialog.getByRole('status').first().textContent()).toMatch(kept)
    expect(await quote.name.inputValue()).toBe('Maria off the line')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.toast').textContent()).toMatch(kept)

    await page.context().setOffline(false)
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(await keptInBrowser(page)).toEqual([null, null])
    expect(await requestsOf('Maria off the line')).toHaveLength(1)
  })

  test('is sent by the next page, in any tab', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    await page.route(formAddress, (route) => route.abort())
    const quote = await fillAndSend(page, 'Maria of the next page')
    await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)

    const tab = await page.context().newPage()
    await tab.goto('/blog')
    await expect.poll(() => thanks(tab).isVisible()).toBe(true)
    await expect.poll(() => quote.dialog.getByText(kept).isVisible()).toBe(false)
    expect(await requestsOf('Maria of the next page')).toHaveLength(1)
  })

  test('is sent although its page was left during sending', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    let isOnItsWay = false
    const hold = () => {
      isOnItsWay = true
    }
    await page.route(formAddress, hold, { times: 1 })
    await fillAndSend(page, 'Maria on the move')
    await expect.poll(async () => (await keptInBrowser(page))[0]).toContain('Maria on the move')
    // Waits until it was stored and sent: leaving earlier would let the next page's request be held.
    await expect.poll(() => isOnItsWay).toBe(true)
    await page.goto('/blog')
    // The left page may still hold the lock; the new one retries with back-off.
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    expect(await requestsOf('Maria on the move')).toHaveLength(1)
  })

  test('can be withdrawn by its sender', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    let sends = 0
    await page.route(formAddress, (route) => {
      sends += 1
      return route.abort()
    })
    const quote = await fillAndSend(page, 'Maria who thought better')
    await quote.dialog.getByText('Details', { exact: true }).click()
    await quote.dialog.getByRole('button', { name: 'Delete saved request' }).click()
    expect((await keptInBrowser(page))[0]).toBeNull()
    expect(await quote.dialog.getByText(kept).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    await page.reload()
    await quietNetwork(page)
    expect(sends).toBe(1)
  })

  test('is not reported as stored if the browser stores nothing, and is sent anyway', async ({ visit }) => {
    const page = await visit('/thanks', { expected })
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await page.route(formAddress, (route) => route.abort())
    const quote = await fillAndSend(page, 'Maria without storage')
    await expect.poll(() => quote.dialog.getByRole('alert').textContent()).toBe(failed)
    expect(await quote.dialog.getByText(/Your request is saved/).isVisible()).toBe(false)
    await page.unroute(formAddress)
    await quote.submit.click()
    await expect.poll(() => thanks(page).isVisible()).toBe(true)
    expect(await requestsOf('Maria without storage')).toHaveLength(1)
  })
})

test('with a lost reply, a second press and a second tab is one lead with one pair of letters', async ({ visit }) => {
  const page = await visit('/thanks', { expected })
  const name = 'Maria the persistent'
  await page.route(
    formAddress,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const quote = await fillAndSend(page, name)
  await expect.poll(() => quote.dialog.getByRole('alert').isVisible()).toBe(true)
  await quote.submit.dblclick()
  await expect.poll(() => thanks(page).isVisible()).toBe(true)

  const tab = await page.context().newPage()
  await fillAndSend(tab, name)
  await expect.poll(() => thanks(tab).isVisible()).toBe(true)

  expect(await requestsOf(name)).toHaveLength(1)
  await expect.poll(() => lettersAbout(addressOf(name))).toBe(2)
})

test('typed text survives reloads and page changes until it is sent', async ({ visit }) => {
  const page = await visit('/thanks')
  const quote = quoteDialog(page)
  await quote.openOn('/privacy')
  await quote.fill({ ...maria, name: 'Maria the interrupted' })
  await expect.poll(async () => (await keptInBrowser(page))[1]).toContain(maria.email)
  await page.reload()
  await quote.openOn('/blog')
  await quote.phone.focus()
  await expect.poll(() => quote.email.inputValue()).toBe(maria.email)
  expect(await quote.name.inputValue()).toBe('Maria the interrupted')
  await quote.submit.click()
  await expect.poll(() => thanks(page).isVisible()).toBe(true)
  expect(await keptInBrowser(page)).toEqual([null, null])
})

test('text typed before hydration survives a reload too', async ({ visit }) => {
  const page = await visit('/thanks')
  const letCodeCome = await holdCode(page)
  const quote = quoteDialog(page)
  await quote.openOn('/privacy')
  await quote.fill({ ...maria, name: 'Maria the quick' })
  expect(await asleep(page)).toBe(1)
  letCodeCome()
  await expect.poll(() => asleep(page)).toBe(0)
  await expect.poll(async () => String(await keptInBrowser(page))).toContain('Maria the quick')
})
