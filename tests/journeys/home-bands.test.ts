import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

describe('the questions', () => {
  test('open one at a time, and an open one may be closed', async ({ visit }) => {
    const page = await visit('/')
    const questions = page.locator('#faq details')
    const open = () => page.locator('#faq details[open] summary').allTextContents()
    expect(await questions.count()).toBe(5)
    const [first, second] = await questions.locator('summary').allTextContents()
    if (!(await open()).length) await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    expect(await open()).toEqual([second])
    await questions.nth(1).locator('summary').click()
    expect(await open()).toEqual([])
    await questions.nth(0).locator('summary').click()
    expect(await open()).toEqual([first])
  })
})

describe('the service areas', () => {
  test('show six places, all thirteen on request, and six again', async ({ visit }) => {
    const page = await visit('/')
    const areas = page.locator('#service-areas')
    const shown = () => areas.getByRole('listitem').filter({ visible: true }).count()
    expect(await shown()).toBe(6)
    await areas.getByText('Show More Cities').click()
    expect(await shown()).toBe(13)
    await areas.getByText('Show Less Cities').click()
    await expect.poll(shown).toBe(6)
  })
})

describe('the figures', () => {
  const shown =
    '[...document.querySelectorAll(".count")].map((one) => getComputedStyle(one).getPropertyValue("--count"))'

  test('wait at nought and count up once when they are seen', async ({ visit }) => {
    const page = await visit('/')
    const counts = (): Promise<string[]> => page.evaluate(shown)
    expect(await counts()).toEqual(['0', '0', '0', '0'])
    await page.locator('[data-stats]').evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(700)
    const underway = Number((await counts())[0])
    expect(underway).toBeGreaterThan(0)
    expect(underway).toBeLessThan(500)
    await expect.poll(counts, { timeout: 5000 }).toEqual(['500', '5', '100', '650'])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('[data-stats]').evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await counts()).toEqual(['500', '5', '100', '650'])
  })

  test('simply stand for whoever wants less motion', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: true })
    await page.locator('[data-stats]').scrollIntoViewIfNeeded()
    expect(await page.locator('[data-stats]').getByText('650', { exact: true }).isVisible()).toBe(true)
  })
})

describe('the reviews', () => {
  const offset = 'document.querySelector(".reviews-track").getBoundingClientRect().x'

  test('rest out of sight, and move by themselves until they are paused, and again after', async ({ visit }) => {
    const page = await visit('/')
    const moves = async () => {
      const before = await page.evaluate(offset)
      await page.waitForTimeout(400)
      return (await page.evaluate(offset)) !== before
    }
    expect(await moves()).toBe(false)
    await page.locator('.reviews-belt').scrollIntoViewIfNeeded()
    expect(await moves()).toBe(true)
    await page.getByRole('checkbox', { name: 'Pause' }).check()
    await page.mouse.move(0, 0)
    expect(await moves()).toBe(false)
    await page.getByRole('checkbox', { name: 'Play' }).uncheck()
    await page.mouse.move(0, 0)
    expect(await moves()).toBe(true)
  })

  test('are ten, three times over, of which one round is read aloud', async ({ visit }) => {
    const page = await visit('/')
    const belt = page.locator('.reviews-track > li')
    expect(await belt.count()).toBe(30)
    expect(await page.locator('.reviews-track > li:not([aria-hidden])').count()).toBe(10)
    const texts = await page.locator('.reviews-track > li:not([aria-hidden])').allTextContents()
    expect(texts.some((text) => text.includes('…'))).toBe(true)
  })
})
