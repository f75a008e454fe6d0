import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

declare global {
  interface Window {
    scrolled: { at: number; top: number }[]
  }
}

const header = 100
const aboutDelay = 100

/** Records the scroll position frame by frame from the start. */
const watchScroll = (page: Page) =>
  page.addInitScript(() => {
    window.scrolled = []
    const note = () => {
      window.scrolled.push({ at: performance.now(), top: window.scrollY })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const scrolled = (page: Page) => page.evaluate(() => window.scrolled)

/** Time when the page was parsed; its own script runs after that. */
const parsedAt = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().domInteractive)[0])

/** Distance of About below the header once the page is idle. */
const distanceToAbout = async (page: Page) => {
  const top = () => page.evaluate(() => document.getElementById('about')?.getBoundingClientRect().top ?? Number.NaN)
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(header + 20)
  return top()
}

describe('About', () => {
  test('from another page starts at the top and scrolls there smoothly', async ({ visit }) => {
    const framesBetween = async () => {
      const page = await visit('/quote')
      await watchScroll(page)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await page.waitForURL('**/#about')
      await distanceToAbout(page)
      const frames = await scrolled(page)
      const start = frames.findIndex(({ top }) => top > 0)
      const end = frames.at(-1)?.top ?? 0
      expect(start).toBeGreaterThan(0)
      expect(frames[start]?.at).toBeGreaterThanOrEqual((await parsedAt(page)) + aboutDelay)
      return frames.slice(start).filter(({ top }) => top < end - 1).length
    }
    // A jump has no frame in between; a busy machine may draw none, so it retries.
    await expect.poll(framesBetween).toBeGreaterThan(0)
  })

  test('from another page appears at once with reduced motion', async ({ visit }) => {
    const page = await visit('/quote', { reducedMotion: true })
    await watchScroll(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/#about')
    await distanceToAbout(page)
    const frames = await scrolled(page)
    const end = frames.at(-1)?.top ?? 0
    expect(frames.filter(({ top }) => top > 0 && top < end - 1)).toEqual([])
  })

  test('on the same page scrolls smoothly and closes the menu', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(true)
    await menu.getByRole('link', { name: 'About' }).tap()
    await expect.poll(() => menu.isVisible()).toBe(false)
    await distanceToAbout(page)
    expect(new URL(page.url()).hash).toBe('#about')
  })
})

describe('the menu of small screens', () => {
  test('opens and closes by its toggle, with the links of the header, more pages and the phone number', async ({
    visit,
  }) => {
    const page = await visit('/', { width: 390 })
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    expect(await links.allTextContents()).toEqual([
      'About',
      'Services',
      'Blog',
      'Gallery',
      'Prices',
      'Reviews',
      'Quote',
      '(559) 555-0142',
    ])
    await page.getByRole('button', { name: 'Close the menu' }).tap()
    await expect.poll(() => links.first().isVisible()).toBe(false)
  })
})

test('the home page opens at its top, also after a reload further down', async ({ visit }) => {
  const page = await visit('/')
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await page.reload()
  // The browser scrolls back before it paints the page again.
  await page.evaluate(async () => {
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
