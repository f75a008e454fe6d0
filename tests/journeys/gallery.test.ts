import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { fontsHaveCome } from './fonts-have-come.ts'

/** Parts of the gallery. */
const gallery = (page: Page) => {
  const lightbox = page.getByRole('dialog', { name: 'Picture' })
  const pictures = page.getByRole('main').getByRole('link', { name: 'View Image' })
  return {
    lightbox,
    pictures,
    open: async (index: number) => {
      await pictures.nth(index).click()
      await lightbox.waitFor()
    },
    shown: () => lightbox.getByRole('img').getAttribute('alt'),
    close: lightbox.getByRole('button', { name: 'Close' }),
    next: lightbox.getByRole('button', { name: 'Next picture' }),
    previous: lightbox.getByRole('button', { name: 'Previous picture' }),
    altOf: (index: number) => page.getByRole('main').locator('.gallery-item img').nth(index).getAttribute('alt'),
    isFocused: (index: number) =>
      page
        .locator('.gallery-item')
        .nth(index)
        .evaluate((link) => link === document.activeElement),
  }
}

describe('the grid', () => {
  test.for([
    [1440, 4],
    [768, 4],
    [390, 2],
  ] as const)('at %i px has %i columns of twelve pictures', async ([width, columns], { visit }) => {
    const page = await visit('/gallery', { width })
    await fontsHaveCome(page)
    const { pictures } = gallery(page)
    expect(await pictures.count()).toBe(12)
    const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(columns)
  })

  test('shows View Image and the category on hover and focus', async ({ visit }) => {
    const page = await visit('/gallery', { reducedMotion: true })
    const { pictures } = gallery(page)
    const opacity = () =>
      pictures
        .nth(2)
        .locator('.gallery-over')
        .evaluate((over) => getComputedStyle(over).opacity)
    expect(await opacity()).toBe('0')
    await pictures.nth(2).hover()
    expect(await opacity()).toBe('1')
    expect(await pictures.nth(2).locator('.gallery-over').textContent()).toMatch(/View Image\s*Window Cleaning/)
    await page.mouse.move(0, 0)
    expect(await opacity()).toBe('0')
    await pictures.nth(1).focus()
    await page.keyboard.press('Tab')
    await expect.poll(opacity).toBe('1')
  })

  test.for([1440, 390])(
    'shows a caption below each pair, and once that all are illustrations, at %i px',
    async (width, { visit }) => {
      const page = await visit('/gallery', { width })
      const captions = page.locator('.gallery-caption').filter({ visible: true })
      expect(await captions.count()).toBe(6)
      expect(await captions.nth(1).textContent()).toMatch(/^Window Cleaning.*A sliding window/)
      const note = page.getByRole('main').getByText('These pictures are illustrations.')
      await fontsHaveCome(page)
      const noteBox = await note.boundingBox()
      const firstBox = await gallery(page).pictures.first().boundingBox()
      expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThanOrEqual(firstBox?.y ?? 0)
    },
  )

  test('links to the large file without JavaScript', async ({ visit }) => {
    // The file's policy blocks the browser's own styles of a bare image.
    const page = await visit('/gallery', { javaScript: false, expected: [/inline style/, /Transition/] })
    const { pictures } = gallery(page)
    await pictures.first().click()
    await page.waitForURL(/\/_astro\/solar-before.*\.webp$/)
  })
})

describe('the lightbox', () => {
  test('shows the chosen picture, with Close first in focus order', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, lightbox, shown, altOf, close } = gallery(page)
    await open(4)
    expect(await lightbox.isVisible()).toBe(true)
    expect(await lightbox.getByRole('img').count()).toBe(1)
    expect(await shown()).toBe(await altOf(4))
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true)
    await lightbox
      .getByRole('img')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    const box = await lightbox.getByRole('img').boundingBox()
    expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
  })

  test('steps by arrow keys and buttons, around the ends', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, shown, altOf, next, previous } = gallery(page)
    await open(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).toBe(await altOf(1))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shown).toBe(await altOf(11))
    await next.click()
    await expect.poll(shown).toBe(await altOf(0))
    await previous.click()
    await expect.poll(shown).toBe(await altOf(11))
  })

  test.for(['Close', 'Escape', 'the backdrop'])(
    'closes by %s, and focus returns to the picture',
    async (way, { visit }) => {
      const page = await visit('/gallery')
      const { open, lightbox, close, isFocused } = gallery(page)
      await open(3)
      if (way === 'Close') await close.click()
      else if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(20, 880)
      await expect.poll(() => lightbox.isVisible()).toBe(false)
      expect(await isFocused(3)).toBe(true)
    },
  )

  test('keeps its shape while fading out', async ({ visit }) => {
    const page = await visit('/gallery', { width: 390 })
    const { open, close } = gallery(page)
    await open(0)
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => undefined)),
      ),
    )
    const heights = await close.evaluate(async (button) => {
      const seen = new Set<number>()
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame)
        seen.add(button.clientHeight)
      }
      return [...seen]
    })
    expect(heights).toHaveLength(2)
    expect(heights.at(-1)).toBe(0)
  })

  test('closes on Back, which stays in the gallery', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, lightbox, isFocused } = gallery(page)
    await open(2)
    await page.goBack()
    await expect.poll(() => lightbox.isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/gallery')
    expect(await isFocused(2)).toBe(true)
  })

  test('leaves no history entry when closed otherwise', async ({ visit }) => {
    const page = await visit('/reviews')
    await page.goto('/gallery')
    const { open, lightbox, close } = gallery(page)
    await open(2)
    await close.click()
    await expect.poll(() => lightbox.isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL('**/reviews')
  })

  test('shows before above after on a phone, and steps to the next pair by swipe', async ({ visit }) => {
    const page = await visit('/gallery', { width: 390 })
    const { open, lightbox, altOf } = gallery(page)
    await open(1)
    const shown = () => lightbox.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    const pair = async (index: number) => [await altOf(index), await altOf(index + 1)].toSorted()
    await expect.poll(async () => (await shown()).toSorted()).toEqual(await pair(0))
    const touch = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 400 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (const part of [0.3, 0.6, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + (to - from) * part) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 120)
    await expect.poll(async () => (await shown()).toSorted()).toEqual(await pair(2))
    await swipe(120, 300)
    await expect.poll(async () => (await shown()).toSorted()).toEqual(await pair(0))
  })

  test.for([
    [1440, 900],
    [844, 390],
  ])("has arrows beside the picture's middle at %i x %i px", async ([width = 0, height = 0], { visit }) => {
    const page = await visit('/gallery', { width })
    await page.setViewportSize({ width, height })
    await fontsHaveCome(page)
    const { open, lightbox, next, previous } = gallery(page)
    await open(0)
    const picture = lightbox.getByRole('img')
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await picture.boundingBox()) ?? {}
    for (const arrow of [previous, next]) {
      const box = await arrow.boundingBox()
      expect(Math.abs((box?.y ?? 0) + 22 - (y + high / 2))).toBeLessThan(2)
    }
    expect(x - ((await previous.boundingBox())?.x ?? 0) - 44).toBeGreaterThanOrEqual(12)
    expect(((await next.boundingBox())?.x ?? 0) - x - wide).toBeGreaterThanOrEqual(12)
  })

  test('has arrows below the picture on a phone, beside the number', async ({ visit }) => {
    const page = await visit('/gallery', { width: 390 })
    await fontsHaveCome(page)
    const { open, lightbox, next } = gallery(page)
    await open(0)
    const words = await lightbox.locator('figcaption').filter({ visible: true }).boundingBox()
    const arrow = await next.boundingBox()
    expect(arrow?.y).toBeGreaterThanOrEqual(words?.y ?? Number.NaN)
    expect(arrow?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  })

  test('stays open when the picture is pressed', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, lightbox } = gallery(page)
    await open(0)
    await lightbox.getByRole('img').click()
    expect(await lightbox.isVisible()).toBe(true)
  })
})
