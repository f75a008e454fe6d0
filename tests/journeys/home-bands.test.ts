import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { expect, test } from '../browser/site.ts'
import { fontsHaveCome } from './fonts-have-come.ts'
import { keptRequests, maria, quoteDialog } from './quote-dialog.ts'

const { business, cities, reviews } = readContent()

describe('the questions', () => {
  test('open one at a time, and can be closed', async ({ visit }) => {
    const page = await visit('/')
    const questions = page.locator('#faq details')
    const open = () => page.locator('#faq details[open] summary').allTextContents()
    expect(await questions.count()).toBe(5)
    const [first, second] = await questions.locator('summary').allTextContents()
    if (!(await open()).length) await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect.poll(open).toEqual([second])
    await questions.nth(1).locator('summary').click()
    await expect.poll(open).toEqual([])
    await questions.nth(0).locator('summary').click()
    await expect.poll(open).toEqual([first])
  })
})

describe('the service areas', () => {
  test('show six towns, all on request, and six again', async ({ visit }) => {
    const page = await visit('/')
    const areas = page.locator('#service-areas')
    const shown = () => areas.getByRole('listitem').getByRole('link').filter({ visible: true }).count()
    expect(await shown()).toBe(6)
    await areas.getByText('Show More Cities').click()
    await expect.poll(shown).toBe(cities.length)
    expect(await areas.getByRole('listitem').last().textContent()).toBe('Corcoran, Avenal')
    await areas.getByText('Show Less Cities').click()
    await expect.poll(shown).toBe(6)
  })
})

describe('wash now or wait', () => {
  test('stands on home with a question, one plot and two answers', async ({ visit }) => {
    const page = await visit('/')
    const band = page.getByRole('region', { name: 'Wash now or wait?' })
    expect(await band.getByRole('figure').count()).toBe(1)
    expect(await band.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'In town: wait.',
      'By fields or a dairy: it depends.',
    ])
    const windows = band.getByRole('link', { name: 'Price windows instead' })
    expect(await windows.getAttribute('href')).toBe('/estimate?service=windows')
  })

  test('offers a reminder only of a month in which a wash may pay', async ({ visit }) => {
    const page = await visit('/')
    const ask = page.getByRole('button', { name: 'Remind me in July' })
    expect(await ask.count()).toBe(0)
    await page.goto('/estimate?service=solar&panels=22&since=60&month=may&setting=town')
    await expect.poll(() => ask.isVisible()).toBe(true)
    await page.goto('/estimate?service=solar&panels=22&since=60&month=july&setting=town')
    await expect.poll(() => page.getByRole('link', { name: 'Price windows instead' }).isVisible()).toBe(true)
    expect(await ask.count()).toBe(0)
  })

  test('a reminder has a form of its name, opens it with the note, and sends it', async ({ visit }) => {
    const page = await visit('/estimate?service=solar&panels=22&since=60&month=may&setting=town')
    const quote = quoteDialog(page)
    const reminder = page.getByRole('dialog', { name: 'Remind me in July' })
    const ask = page.getByRole('main').getByRole('button', { name: 'Remind me in July' })
    const note = page.locator('#quote-dialog textarea')
    await ask.click()
    await expect.poll(() => reminder.isVisible()).toBe(true)
    expect(await note.inputValue()).toContain('remind me in July')
    // It promises no answer and no price.
    expect(await reminder.textContent()).not.toMatch(/24 hours|written price/)
    await page.keyboard.press('Escape')
    await page.locator('#price').getByRole('link', { name: 'Get FREE Quote' }).click()
    await expect.poll(() => quote.dialog.textContent()).toMatch(/written price.*24 hours/)
    expect(await note.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await ask.click()
    await expect.poll(() => note.inputValue()).toContain('remind me in July')
    await reminder.getByLabel('Name', { exact: true }).fill('Maria who waits')
    await reminder.getByLabel('Phone Number').fill(maria.phone)
    await reminder.getByLabel('Email Address').fill(maria.email)
    await reminder.getByRole('button', { name: 'Remind me in July' }).click()
    await expect.poll(() => page.getByText('Maria, we have your request.').isVisible()).toBe(true)
    const [kept] = (await keptRequests()).filter((line) => line.includes('Maria who waits'))
    expect(kept).toContain('remind me in July')
  })
})

describe('the map', () => {
  test('is the only one of the page, and a town can be tapped beside its name', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    expect(await page.locator('svg.map').count()).toBe(1)
    const town = page.locator('svg.map a[href="/california/hanford"]')
    await town.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await town.boundingBox()) ?? {}
    await page.mouse.click(x + width - 4, y + height / 2)
    await page.waitForURL('**/california/hanford')
  })
})

describe('the figures', () => {
  const counters = (page: Page) => page.locator('.counter')
  const shown = (page: Page) =>
    counters(page).evaluateAll((all) =>
      all.map((one) =>
        [one.querySelector('.counter-now') ?? one.querySelector('.counter-final'), one.querySelector('.counter-suffix')]
          .map((part) => part?.textContent)
          .join(''),
      ),
    )
  const final = ['500+', `${new Date().getFullYear() - business.since - 1}+`, '100%', '650+']
  const see = (page: Page) =>
    counters(page)
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))

  test('count up once when visible, and keep their width', async ({ visit }) => {
    const page = await visit('/')
    const widths = () => counters(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(await shown(page)).toEqual(final)
    await fontsHaveCome(page)
    const before = await widths()
    await counters(page)
      .last()
      .evaluate((one) =>
        scrollTo({ top: scrollY + one.getBoundingClientRect().top - innerHeight - 20, behavior: 'instant' }),
      )
    await expect.poll(() => shown(page)).toEqual(['0+', '0+', '0%', '0+'])
    const underway = await counters(page)
      .first()
      .evaluateHandle((counter) => {
        const seen: { figure: number; width: number }[] = []
        const note = () => {
          const figure = Number.parseInt(counter.querySelector('.counter-now')?.textContent ?? '', 10)
          seen.push({ figure, width: counter.getBoundingClientRect().width })
        }
        new MutationObserver(note).observe(counter, { characterData: true, childList: true, subtree: true })
        return seen
      })
    await see(page)
    await expect.poll(() => shown(page)).toEqual(final)
    const steps = (await underway.jsonValue()).filter(({ figure }) => figure > 0 && figure < 500)
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.filter(({ width }) => width !== before[0])).toEqual([])
    expect(await widths()).toEqual(before)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await see(page)
    expect(await shown(page)).toEqual(final)
  })

  test('are static with reduced motion and without script', async ({ visit }) => {
    for (const options of [{ reducedMotion: true }, { javaScript: false }]) {
      const page = await visit('/', options)
      await page.locator('.stats').scrollIntoViewIfNeeded()
      expect(await page.locator('.stats').getByText('650').first().isVisible()).toBe(true)
    }
  })
})

describe('the reviews', () => {
  const offset = 'document.querySelector(".reviews-track").getBoundingClientRect().x'

  test('stand still out of view, move in view until paused, and again after', async ({ visit }) => {
    const page = await visit('/')
    const moves = async () => {
      const before = await page.evaluate(offset)
      await page.waitForTimeout(400)
      return (await page.evaluate(offset)) !== before
    }
    expect(await moves()).toBe(false)
    await page.locator('.reviews-belt').scrollIntoViewIfNeeded()
    await expect.poll(moves).toBe(true)
    await page.getByRole('checkbox', { name: 'Pause' }).check()
    await page.mouse.move(0, 0)
    await expect.poll(moves).toBe(false)
    await page.getByRole('checkbox', { name: 'Play' }).uncheck()
    await page.mouse.move(0, 0)
    await expect.poll(moves).toBe(true)
  })

  test('are in the page three times, one of which is read aloud', async ({ visit }) => {
    const page = await visit('/')
    const belt = page.locator('.reviews-track > li')
    expect(await belt.count()).toBe(reviews.length * 3)
    expect(await page.locator('.reviews-track > li:not([aria-hidden])').count()).toBe(reviews.length)
    const texts = await page.locator('.reviews-track > li:not([aria-hidden])').allTextContents()
    expect(texts.some((text) => text.includes('…'))).toBe(true)
  })
})
