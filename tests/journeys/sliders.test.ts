import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test, type Visit } from '../browser/site.ts'
import { holdCode } from './hold-code.ts'

const openSlider = async (visit: Visit, width = 1440) => {
  const page = await visit('/', { width, reducedMotion: true })
  const range = page.getByRole('slider').first()
  await range.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const frame = page.locator('.compare-frame').first()
  const box = await frame.boundingBox()
  if (!box) throw new Error('The slider has no box.')
  const split = async () => Math.round(Number(await range.inputValue()))
  const to = (percent: number): [number, number] => [box.x + (box.width * percent) / 100, box.y + box.height / 2]
  // The divider is drawn at the input's value.
  const drawn = () =>
    frame.evaluate((element) => Math.round(Number.parseFloat(getComputedStyle(element).getPropertyValue('--split'))))
  return { page, range, split, drawn, to, box }
}

const awake = (page: Page) =>
  expect.poll(() => page.locator('astro-island:not([ssr]) .compare-frame').count()).toBeGreaterThan(0)

describe('the before and after slider', () => {
  test('starts in the middle and follows a held pointer', async ({ visit }) => {
    const { page, range, split, drawn, to } = await openSlider(visit)
    expect(await split()).toBe(50)
    await page.mouse.move(...to(50))
    await awake(page)
    await page.mouse.move(...to(70))
    expect(await split()).toBe(50)
    await page.mouse.down()
    await page.mouse.move(...to(28))
    expect([await split(), await drawn()]).toEqual([28, 28])
    expect(await range.getAttribute('aria-valuetext')).toBe('72% clean')
    await page.mouse.up()
    await page.mouse.move(...to(90))
    expect(await split()).toBe(28)
  })

  test('stops when the pointer leaves while pressed, until pressed again', async ({ visit }) => {
    const { page, split, to, box } = await openSlider(visit)
    await page.mouse.move(...to(50))
    await awake(page)
    await page.mouse.down()
    await page.mouse.move(...to(40))
    await page.mouse.move(box.x + box.width * 0.4, box.y - 20)
    await page.mouse.move(box.x + box.width * 0.8, box.y - 20)
    await page.mouse.move(...to(80))
    expect(await split()).toBe(40)
    await page.mouse.up()
    await page.mouse.down()
    await page.mouse.move(...to(75))
    expect(await split()).toBe(75)
  })

  test('obeys the arrow keys, Home and End', async ({ visit }) => {
    const { page, range, split, drawn } = await openSlider(visit)
    await range.focus()
    await awake(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(drawn).toBe(48)
    expect(await range.getAttribute('aria-valuetext')).toBe('52% clean')
    await page.keyboard.press('End')
    expect([await split(), await drawn()]).toEqual([100, 100])
    await page.keyboard.press('Home')
    expect([await split(), await drawn()]).toEqual([0, 0])
  })

  test('keeps key presses from before hydration', async ({ visit }) => {
    const page = await visit('/thanks')
    const letCodeCome = await holdCode(page)
    await page.goto('/')
    const range = page.getByRole('slider').first()
    await range.focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('astro-island:not([ssr]) .compare-frame').count()).toBe(0)
    letCodeCome()
    await expect.poll(() => range.getAttribute('aria-valuetext')).toBe('49% clean')
  })

  test('continues a press from before hydration', async ({ visit }) => {
    let letCodeCome = () => {}
    const held: Visit = async (path, options) => {
      const page = await visit('/thanks', options)
      letCodeCome = await holdCode(page)
      await page.goto(path)
      return page
    }
    const { page, split, to } = await openSlider(held)
    await page.mouse.move(...to(50))
    await page.mouse.down()
    await page.mouse.move(...to(45))
    letCodeCome()
    await awake(page)
    // The press is repeated after hydration.
    await expect
      .poll(async () => {
        await page.mouse.move(...to(30))
        return split()
      })
      .toBe(30)
  })

  test('ends at the edge where a fast drag leaves it', async ({ visit }) => {
    const { page, split, to, box } = await openSlider(visit)
    await awake(page)
    await page.mouse.move(...to(50))
    await page.mouse.down()
    await page.mouse.move(...to(30))
    await page.mouse.move(box.x - 60, box.y + box.height / 2)
    expect(await split()).toBe(0)
  })

  test('shows a focus ring for the keyboard only', async ({ visit }) => {
    const { page, range, to } = await openSlider(visit)
    await awake(page)
    const ring = () =>
      page
        .locator('.compare-frame')
        .first()
        .evaluate((one) => getComputedStyle(one).outlineStyle)
    await page.mouse.click(...to(40))
    await expect.poll(() => range.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await ring()).toBe('none')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(ring).toBe('solid')
  })

  test('hides the tag of a side too narrow for it', async ({ visit }) => {
    const { page, range } = await openSlider(visit)
    await awake(page)
    const tags = () =>
      page.locator('.compare').first().locator('.compare-tag').filter({ visible: true }).allTextContents()
    expect(await tags()).toEqual(['Before', 'After'])
    await range.focus()
    await page.keyboard.press('Home')
    await expect.poll(tags).toEqual(['After'])
    await page.keyboard.press('End')
    await expect.poll(tags).toEqual(['Before'])
  })

  describe('with a finger', () => {
    const touched = async (visit: Visit) => {
      const slider = await openSlider(visit, 390)
      const touch = await slider.page.context().newCDPSession(slider.page)
      await awake(slider.page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', percent?: number, down = 0) => {
        const [x, y] = slider.to(percent ?? 0)
        return touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: percent === undefined ? [] : [{ x, y: y + down }],
        })
      }
      return { ...slider, send }
    }

    test('it follows a sideways drag', async ({ visit }) => {
      const { split, send } = await touched(visit)
      await send('touchStart', 50)
      for (const percent of [45, 35, 25]) await send('touchMove', percent)
      await expect.poll(split).toBe(25)
      await send('touchEnd')
    })

    test('it stays during a vertical scroll', async ({ visit }) => {
      const { split, send } = await touched(visit)
      await send('touchStart', 30)
      for (const down of [-4, -12, -40, -90]) await send('touchMove', 31, down)
      await send('touchEnd')
      expect(await split()).toBe(50)
    })

    test('it moves to a tap', async ({ visit }) => {
      const { split, send } = await touched(visit)
      await send('touchStart', 70)
      await send('touchEnd')
      await expect.poll(split).toBe(70)
    })
  })
})
