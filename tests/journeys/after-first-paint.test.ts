import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

const headingFont = (page: Page) =>
  page.locator('h1').evaluate(async (heading) => {
    await document.fonts.ready
    const [family = ''] = getComputedStyle(heading).fontFamily.split(',')
    return [...document.fonts].some((face) => family.includes(face.family) && face.status === 'loaded') ? family : ''
  })

const scriptsAsked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

describe('the fonts', () => {
  test('come when the first page has been painted, and are there at once on the next', async ({ visit }) => {
    const page = await visit('/quote')
    await expect.poll(() => headingFont(page)).toContain('Bricolage Grotesque')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset.fontsAt ??= `${document.readyState} ${document.documentElement.matches('[data-fonts]')}`
      })
    })
    await page.goto('/privacy')
    expect(await page.locator('html').getAttribute('data-fonts-at')).toBe('interactive true')
  })

  test('are shown where no script runs', async ({ visit }) => {
    const page = await visit('/quote', { javaScript: false })
    const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
    expect(family).toMatch(/^"?Bricolage Grotesque/)
  })
})

describe('the code of the islands', () => {
  test('is fetched at the first scroll, and wakes nothing', async ({ visit }) => {
    const page = await visit('/')
    await page.waitForLoadState('networkidle')
    expect(await scriptsAsked(page)).toBe(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scriptsAsked(page)).toBeGreaterThan(2)
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)
  })

  test('is left alone for whoever saves data', async ({ visit }) => {
    const page = await visit('/thanks')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/')
    await page.mouse.wheel(0, 400)
    await page.waitForLoadState('networkidle')
    expect(await scriptsAsked(page)).toBe(0)
  })
})

test('the page behind a dialog rests at its full height, and wakes again', async ({ visit }) => {
  const page = await visit('/', { width: 390 })
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('main > *, .footer')].map((band) => band.clientHeight))
  const resting = () => page.locator('html').evaluate((root) => root.hasAttribute('data-resting'))
  await expect.poll(() => page.locator('html').getAttribute('data-fonts')).toBe('')
  const before = await heights()
  await page
    .locator('main')
    .getByRole('button', { name: /Free Quote/i })
    .first()
    .click()
  expect(await resting()).toBe(true)
  expect(await heights()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(resting).toBe(false)
  expect(await heights()).toEqual(before)
})
