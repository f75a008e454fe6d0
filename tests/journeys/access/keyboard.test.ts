import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { focusedId, keptRequests, quoteDialog } from '../quote-dialog.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    return { text: one?.textContent?.trim() ?? '', tag: one?.tagName ?? '' }
  })

/** Presses Tab until `reached`; fails after a whole page of stops. */
const tabTo = async (page: Page, reached: () => Promise<boolean>) => {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    if (await reached()) return
  }
  throw new Error('Forty times Tab did not lead there.')
}

/** What is wrong with the focused element: nothing, off screen, or covered by something fixed. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!(one instanceof HTMLElement) || one === document.body) return undefined
    // The slider's input lies under its picture; the handle shows its focus ring.
    if (one.matches('.compare input')) return undefined
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    const name = `${one.tagName} "${one.textContent?.trim().slice(0, 30)}"`
    if (width === 0 || height === 0) return `${name} has no size`
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is out of the window`
    const shown = [0.15, 0.5, 0.85].some((part) => {
      const y = Math.min(Math.max(top + height * part, 1), innerHeight - 1)
      const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
      const there = document.elementFromPoint(x, y)
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
      return there !== null && (one.contains(there) || there.contains(one) || label?.contains(there))
    })
    return shown ? undefined : `${name} is covered`
  })

describe('with the keyboard alone', () => {
  test('a visitor gets from the address bar to a sent quote request', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: true })
    await page.keyboard.press('Tab')
    expect((await focused(page)).text).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await tabTo(page, async () => /quote/i.test((await focused(page)).text) && (await focused(page)).tag !== 'BODY')
    await page.keyboard.press('Enter')
    const { dialog, name } = quoteDialog(page)
    await expect.poll(() => dialog.isVisible()).toBe(true)
    await expect.poll(() => focusedId(page)).toBe(await name.getAttribute('id'))
    await page.keyboard.type('Keyboard Kim')
    await page.keyboard.press('Tab')
    await page.keyboard.type('559 555 0119')
    await page.keyboard.press('Tab')
    await page.keyboard.type('kim@example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.isVisible()).toBe(false)
    expect((await keptRequests()).filter((line) => line.includes('Keyboard Kim'))).toHaveLength(1)
    await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY')
  })

  test('Escape closes the menu and returns focus to its button', async ({ visit }) => {
    const page = await visit('/', { width: 390, reducedMotion: true })
    const open = page.getByRole('button', { name: 'Open the menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    await expect.poll(() => links.first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => links.first().isVisible()).toBe(false)
    expect(await open.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('the space bar pauses the carousel', async ({ visit }) => {
    const page = await visit('/')
    const pause = page.getByRole('checkbox', { name: 'Pause' })
    await pause.focus()
    await page.keyboard.press('Space')
    await expect
      .poll(() => page.locator('.reviews-track').evaluate((track) => getComputedStyle(track).animationPlayState))
      .toBe('paused')
  })

  test.for([1440, 390])('the focus is always visible at %i px', async (width, { visit }) => {
    const page = await visit('/', { width, reducedMotion: true })
    const hidden: string[] = []
    for (const path of ['/', '/services', '/gallery', '/quote']) {
      await page.goto(path)
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab')
        const wrong = await hiddenFocus(page)
        if (wrong) hidden.push(`${path}: ${wrong}`)
      }
    }
    expect(hidden).toEqual([])
  })
})
