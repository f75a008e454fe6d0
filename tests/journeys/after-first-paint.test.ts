import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { asleep, focusedId, quoteDialog } from './quote-dialog.ts'

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  )

const bothFonts = ['Bricolage Grotesque', 'Figtree']

const scriptsAsked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

describe('the fonts', () => {
  test('come when the first page has been painted, and are there at once on the next', async ({ visit }) => {
    const page = await visit('/quote')
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
    expect(await page.locator('style[media]').count()).toBe(1)
    await page.goto('/privacy')
    expect(await page.locator('style[media]').count()).toBe(0)
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
  })

  test('are asked for where no script runs', async ({ visit }) => {
    const page = await visit('/thanks', { javaScript: false })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await page.goto('/quote', { waitUntil: 'networkidle' })
    expect(asked.filter((type) => type === 'font')).toHaveLength(2)
  })
})

describe('bands out of sight', () => {
  const restingWhenParsed = (page: Page) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        window.name = document.documentElement.hasAttribute('data-resting') ? 'resting' : 'awake'
      }),
    )
  const bandsResting = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.section, .footer')].some(
        (band) => getComputedStyle(band).contentVisibility !== 'visible',
      ),
    )

  for (const [path, state] of [
    ['/', 'resting'],
    ['/#faq', 'awake'],
  ] as const) {
    test(`are ${state} for the first paint of ${path}, and awake soon after`, async ({ visit }) => {
      const page = await visit('/thanks')
      await restingWhenParsed(page)
      await page.goto(path)
      expect(await page.evaluate(() => window.name)).toBe(state)
      await expect.poll(() => bandsResting(page)).toBe(false)
    })
  }

  test('are where a visitor who comes back left them', async ({ visit }) => {
    const page = await visit('/california/hanford', { width: 390 })
    await expect.poll(() => bandsResting(page)).toBe(false)
    // Fonts that come while the page is scrolled move what lies above, and the browser holds the lines in sight still.
    await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    await page.reload()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
  })
})

describe('the styles of what no first screen shows', () => {
  const isStyled = (page: Page) =>
    page.locator('.footer').evaluate((footer) => getComputedStyle(footer).backgroundColor !== 'rgba(0, 0, 0, 0)')

  test('come by themselves, and hold up nothing', async ({ visit }) => {
    const page = await visit('/gallery')
    expect(await isStyled(page)).toBe(true)
    const sheets = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css'))
        .map((entry) => entry.toJSON().renderBlockingStatus),
    )
    expect(sheets).toEqual(['non-blocking'])
  })

  test('are there before the first paint of whoever comes to a place on the page, or back', async ({ visit }) => {
    const page = await visit('/thanks')
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        window.name = String(document.styleSheets.length)
      }),
    )
    const sheets = () => page.evaluate(() => window.name)
    await page.goto('/california/hanford')
    const atFirst = Number(await sheets())
    await page.goto('/california/hanford#questions')
    await page.reload()
    expect(Number(await sheets())).toBe(atFirst + 1)
  })

  test('are there where no script runs', async ({ visit }) => {
    expect(await isStyled(await visit('/gallery', { javaScript: false }))).toBe(true)
  })

  test('leave words that can be read where they cannot be fetched', async ({ visit }) => {
    const page = await visit('/thanks', { expected: [/Failed to load resource/] })
    await page.route('**/*.css', (route) => route.abort())
    await page.goto('/gallery')
    await page.locator('html:not([data-resting])').waitFor({ state: 'attached' })
    expect(await page.locator('.footer').isVisible()).toBe(true)
    expect(await isStyled(page)).toBe(false)
  })
})

describe('the form and the drawings of the home page', () => {
  const holdBack = async (page: Page) => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/late.*.css', async (route) => {
      await held
      await route.continue()
    })
    return letGo
  }
  const unfilled = (page: Page) => page.locator('[data-late]').count()

  test('come by themselves: nothing is left empty', async ({ visit }) => {
    const page = await visit('/')
    await expect.poll(() => unfilled(page)).toBe(0)
    expect(await page.locator('svg:empty, dialog:empty').count()).toBe(0)
  })

  for (const width of [390, 1440]) {
    test(`answer a button that was pressed before they came, at ${width} px`, async ({ visit }) => {
      const page = await visit('/thanks', { width })
      const letGo = await holdBack(page)
      await page.goto('/', { waitUntil: 'commit' })
      const quote = quoteDialog(page)
      await quote.open()
      expect(await unfilled(page)).toBeGreaterThan(0)
      letGo()
      await quote.dialog.waitFor()
      await expect.poll(() => focusedId(page)).toBe('quote-name')
      await page.keyboard.type('Maria')
      expect(await quote.name.inputValue()).toBe('Maria')
      await expect.poll(() => asleep(page)).toBe(0)
      expect(await quote.name.inputValue()).toBe('Maria')
      await quote.phone.focus()
      await page.evaluate(() => document.head.dispatchEvent(new Event('load')))
      await page.waitForTimeout(50)
      expect(await focusedId(page)).toBe('quote-phone')
    })
  }

  test('leave a link to the form where they never come', async ({ visit }) => {
    const page = await visit('/thanks', { expected: [/Failed to load resource/, /late/] })
    await page.route('**/late.*.css', (route) => route.abort())
    await page.goto('/')
    await quoteDialog(page).open()
    await page.getByRole('dialog').getByRole('link', { name: 'Free Quote' }).click()
    await page.waitForURL('**/quote')
  })

  test('leave no empty frame where no script runs', async ({ visit }) => {
    const page = await visit('/', { javaScript: false })
    const empty = page.locator('svg:empty, .photo:not(:has(img))')
    for (const one of await empty.all()) expect(await one.isVisible()).toBe(false)
    expect(await empty.count()).toBeGreaterThan(0)
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
  const waking = () => page.locator('html').evaluate((root) => root.hasAttribute('data-resting'))
  const resting = () =>
    page.locator('.footer').evaluate((footer) => getComputedStyle(footer).contentVisibility !== 'visible')
  await expect.poll(() => loadedFonts(page)).toEqual(bothFonts)
  await expect.poll(waking).toBe(false)
  const before = await heights()
  await page
    .locator('main')
    .getByRole('button', { name: /Free Quote/i })
    .first()
    .click()
  // On a phone the dialog is painted before it becomes a modal, and the page behind rests from then on.
  await expect.poll(resting).toBe(true)
  expect(await heights()).toEqual(before)
  await page.keyboard.type('Maria')
  expect(await resting()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(resting).toBe(false)
  expect(await heights()).toEqual(before)
})
