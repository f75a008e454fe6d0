import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { fontsHaveCome } from './fonts-have-come.ts'
import { maria, quoteDialog, replyToQuotes } from './quote-dialog.ts'

const withTables = ['/window-cleaning', '/blog/same-day-solar-panel-window-cleaning-kings-county']

describe('on a phone', () => {
  test.for(withTables)('every table of %s fits', async (path, { visit }) => {
    const page = await visit(path, { width: 390 })
    await fontsHaveCome(page)
    const tables = page.locator('.prose-table')
    expect(await tables.count()).toBeGreaterThan(0)
    const wider = await tables.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    )
    expect(wider).toEqual([])
  })

  test('cells of a wide table have labels', async ({ visit }) => {
    const page = await visit(withTables[1] ?? '', { width: 390 })
    const cell = page.locator('td[data-label="Response"]').first()
    expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"Response"')
    expect(await cell.evaluate((td) => getComputedStyle(td).display)).toBe('grid')
    const strays = await page
      .locator('td[data-label]')
      .evaluateAll((cells) => cells.filter(({ childNodes }) => childNodes.length !== 1).length)
    expect(strays).toBe(0)
  })

  test("the bar's buttons do not overlap the chat, even with long words", async ({ visit }) => {
    const page = await visit('/blog', { width: 390 })
    await fontsHaveCome(page)
    await page.locator('.call-bar a > span').evaluate((words) => words.replaceChildren('Llamar ahora'))
    await page.locator('.call-bar button').evaluate((button) => button.replaceChildren('Cotización GRATUITA'))
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const chat = await page.locator('.chat-open').boundingBox()
      const buttons = await page.locator('.call-bar .button').filter({ visible: true }).all()
      expect(buttons).toHaveLength(2)
      for (const button of buttons) {
        const box = await button.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThan(chat?.x ?? 0)
        expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      }
    }
  })

  test.for(['/blog', '/es/blog'])(
    'both buttons of the bar on %s fit on one line at 360 px',
    async (path, { visit }) => {
      const page = await visit(path, { width: 360 })
      await fontsHaveCome(page)
      for (const button of await page.locator('.call-bar .button').all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        const height = await button.evaluate((one) => {
          const words = document.createRange()
          if (one.lastChild) words.selectNode(one.lastChild)
          return words.getBoundingClientRect().height
        })
        expect(height).toBeLessThan(30)
      }
    },
  )
})

test('a visitor who has asked for a quote is not asked again, and can still call', async ({ visit }) => {
  const page = await visit('/thanks', { width: 390 })
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Call Now/ })
      .isVisible(),
  ).toBe(true)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.locator('button[commandfor="quote-dialog"]').filter({ visible: true }).count()).toBe(0)
  }
})

test("with text at 400 % the chat's input stays visible", async ({ visit }) => {
  const page = await visit('/', { width: 320 })
  await page.setViewportSize({ width: 320, height: 256 })
  // On a low screen the chat stays below the edge until the hero has been scrolled away.
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('.chat-open').focus()
  await expect.poll(() => page.locator('astro-island[ssr]:has(.chat-open)').count()).toBe(0)
  await page.keyboard.press('Enter')
  const question = page.locator('#chat-question')
  await question.waitFor()
  await expect
    .poll(async () => {
      const box = await question.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 256
    })
    .toBe(true)
})

test('the header at 1440 px leads to the same pages everywhere', async ({ visit }) => {
  const page = await visit('/', { expected: [/404/] })
  for (const path of ['/', '/blog', '/privacy', '/no-such-page']) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await links.allTextContents(), path).toEqual([
      'About',
      'Services',
      'Blog',
      'Gallery',
      'Prices',
      'Reviews',
      'Quote',
    ])
    expect(await page.getByRole('banner').getByRole('button').filter({ visible: true }).count()).toBe(0)
  }
})

test("a phone in landscape shows the hero's buttons at once", async ({ visit }) => {
  const page = await visit('/')
  await page.setViewportSize({ width: 844, height: 390 })
  await fontsHaveCome(page)
  for (const button of await page.locator('.hero .button').all()) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(390)
  }
})

test.for([
  [768, 'at the top'],
  [1440, 'in the lower corner at the end'],
] as const)('at %i px it is said %s that a request arrived, and when we call', async ([width], { visit }) => {
  const page = await visit('/', { width })
  await replyToQuotes(page, (route) => route.fulfill({ json: { ok: true, next: '/thanks' } }))
  const quote = quoteDialog(page)
  await quote.open()
  await quote.fill(maria)
  await quote.submit.click()
  const notice = page.getByText(/or email you by .+ (today|tomorrow)\./)
  await expect.poll(() => notice.isVisible()).toBe(true)
  const { x = 0, y = 0, height = 0 } = (await page.locator('.toast').boundingBox()) ?? {}
  if (width === 768) expect(y).toBeLessThan(100)
  else expect([x, y + height]).toEqual([1440 - 432 - 96, 900 - 24])
})
