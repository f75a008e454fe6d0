import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { findings } from './findings.ts'

/** Scrolls through the whole page, so that animations on scroll have started. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

describe('with reduced motion', () => {
  test('nothing moves on its own', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: true })
    await readThrough(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition')),
    )
    expect(moving).toEqual([])
  })
})

describe('with more contrast', () => {
  test('text is not soft and lines are dark', async ({ visit }) => {
    const page = await visit('/services')
    const inks = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return [style.getPropertyValue('--color-ink-soft'), style.getPropertyValue('--color-line')]
      })
    const usual = await inks()
    await page.emulateMedia({ contrast: 'more' })
    const strong = await inks()
    expect(strong[0]).not.toBe(usual[0])
    expect(strong[1]).not.toBe(usual[1])
    expect(await findings(page)).toEqual([])
  })
})

describe('with forced colors', () => {
  test('every icon has the color of the words beside it', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    await page.emulateMedia({ forcedColors: 'active' })
    const wrong: string[] = []
    for (const path of ['/', '/reviews', '/solar-panel-cleaning', '/california/lemoore']) {
      await page.goto(path)
      const strange = await page.evaluate(() => {
        const words = getComputedStyle(document.body).color
        return [...document.querySelectorAll('.icon')]
          .filter((icon) => {
            const { color } = getComputedStyle(icon)
            return color !== words && color !== getComputedStyle(icon.parentElement ?? icon).color
          })
          .map((icon) => `${icon.parentElement?.className} "${icon.parentElement?.textContent?.trim().slice(0, 20)}"`)
      })
      wrong.push(...strange.map((one) => `${path}: ${one}`))
    }
    expect(wrong).toEqual([])
  })

  test('buttons, focus and fields have visible edges', async ({ visit }) => {
    const page = await visit('/quote')
    await page.emulateMedia({ forcedColors: 'active' })
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('.button, input:not([type=hidden], [aria-hidden=true])')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0)
        .map((one) => one.textContent?.trim() || one.getAttribute('name')),
    )
    expect(bare).toEqual([])
    await page.getByLabel('Name').first().focus()
    const outline = await page.evaluate(() =>
      document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
    )
    expect(outline).not.toBe('none')
  })
})

describe('in print', () => {
  test('a page has its words, prices and phone number, and no controls', async ({ visit }) => {
    const page = await visit('/solar-panel-cleaning')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.header .number').first().isVisible()).toBe(true)
    expect(await page.getByRole('cell', { name: '$175' }).first().isVisible()).toBe(true)
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('.header').evaluate((one) => getComputedStyle(one).position)).toBe('static')
  })

  test('the answers of closed questions are printed', async ({ visit }) => {
    const page = await visit('/')
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('#faq details:not([open])')
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(60)
  })
})
