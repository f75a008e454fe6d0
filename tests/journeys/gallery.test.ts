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
    shown: () => lightbox.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
    picture: lightbox.getByRole('img').first(),
    close: lightbox.getByRole('button', { name: 'Close' }),
    next: lightbox.getByRole('button', { name: 'Next picture' }),
    previous: lightbox.getByRole('button', { name: 'Previous picture' }),
    /** Alt texts of the two pictures of a job. */
    altsOf: (job: number) =>
      page
        .locator('.gallery-job')
        .nth(job)
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
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
      expect(await captions.nth(1).textContent()).toBe('Window Cleaning')
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
  test('shows before and after of the chosen job, with Close first in focus order', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, lightbox, shown, altsOf, picture, close } = gallery(page)
    await open(5)
    expect(await lightbox.isVisible()).toBe(true)
    expect(await shown()).toEqual(await altsOf(2))
    expect(await lightbox.getByText('3 of 6').isVisible()).toBe(true)
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true)
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    const box = await picture.boundingBox()
    expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
  })

  test('steps by arrow keys and buttons, around the ends', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, shown, altsOf, next, previous } = gallery(page)
    await open(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).toEqual(await altsOf(1))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(shown).toEqual(await altsOf(5))
    await next.click()
    await expect.poll(shown).toEqual(await altsOf(0))
    await previous.click()
    await expect.poll(shown).toEqual(await altsOf(5))
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
    const { open, lightbox, shown, altsOf } = gallery(page)
    await open(1)
    await expect.poll(shown).toEqual(await altsOf(0))
    const tops = await Promise.all((await lightbox.getByRole('img').all()).map((one) => one.boundingBox()))
    expect(tops[1]?.y).toBeGreaterThan((tops[0]?.y ?? 0) + (tops[0]?.height ?? 0) - 1)
    const touch = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 400 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (const part of [0.3, 0.6, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + (to - from) * part) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 120)
    await expect.poll(shown).toEqual(await altsOf(1))
    await swipe(120, 300)
    await expect.poll(shown).toEqual(await altsOf(0))
  })

  test.for([
    [1440, 900],
    [844, 390],
  ])('has arrows beside the pictures at %i x %i px', async ([width = 0, height = 0], { visit }) => {
    const page = await visit('/gallery', { width })
    await page.setViewportSize({ width, height })
    await fontsHaveCome(page)
    const { open, lightbox, picture, next, previous } = gallery(page)
    await open(0)
    await picture.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    const first = await picture.boundingBox()
    const last = await lightbox.getByRole('img').last().boundingBox()
    const { y = 0, height: high = 0 } = first ?? {}
    expect(last?.y).toBe(y)
    for (const arrow of [previous, next]) {
      const middle = ((await arrow.boundingBox())?.y ?? 0) + 22
      expect(middle > y && middle < y + high).toBe(true)
    }
    expect((first?.x ?? 0) - ((await previous.boundingBox())?.x ?? 0) - 44).toBeGreaterThanOrEqual(12)
    const right = (last?.x ?? 0) + (last?.width ?? 0)
    expect(((await next.boundingBox())?.x ?? 0) - right).toBeGreaterThanOrEqual(12)
  })

  test('has arrows below the picture on a phone, beside the number', async ({ visit }) => {
    const page = await visit('/gallery', { width: 390 })
    await fontsHaveCome(page)
    const { open, lightbox, next } = gallery(page)
    await open(0)
    const words = await lightbox.locator('.number').filter({ visible: true }).boundingBox()
    const arrow = await next.boundingBox()
    expect((arrow?.y ?? 0) + 44).toBeGreaterThanOrEqual(words?.y ?? Number.NaN)
    expect(arrow?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  })

  test('stays open when the picture is pressed', async ({ visit }) => {
    const page = await visit('/gallery')
    const { open, lightbox, picture } = gallery(page)
    await open(0)
    await picture.click()
    expect(await lightbox.isVisible()).toBe(true)
  })
})
