import { expect, test } from '../browser/site.ts'
import { chatPanel, replyToQuestions } from './chat-panel.ts'
import { fontsHaveCome } from './fonts-have-come.ts'

test('a closed chat receives its answer and does not move the focus', async ({ visit }) => {
  const page = await visit('/thanks')
  const chat = chatPanel(page)
  const focusIsOn = (selector: string) => page.evaluate((one) => document.activeElement?.matches(one), selector)
  const answer = Promise.withResolvers<void>()
  const asked = await replyToQuestions(page, async (route) => {
    await answer.promise
    await route.continue()
  })
  await chat.open()
  await chat.ask('How much for 18 panels?')
  await chat.close.click()
  expect([await chat.panel.count(), await page.locator('.chat').isVisible()]).toEqual([0, false])
  answer.resolve()
  await expect.poll(() => page.locator('.chat [data-from]').last().textContent()).toContain('$225')
  expect(await focusIsOn('.chat-open')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focusIsOn('.chat *')).toBe(false)
  await chat.open()
  await expect.poll(() => focusIsOn('.chat-form input')).toBe(true)
  expect(await chat.bubbles.count()).toBe(3)
  expect(asked).toHaveLength(1)
})

test('on a small phone a closed chat covers no button of a first screen', async ({ visit }) => {
  const page = await visit('/', { width: 360 })
  const covered: string[] = []
  for (const path of [
    '/',
    '/solar-panel-cleaning',
    '/california/fresno',
    '/california/clovis',
    '/california/hanford',
  ]) {
    await page.goto(path)
    await fontsHaveCome(page)
    for (const width of [320, 360, 390]) {
      for (const height of [600, 640, 680, 720, 760, 844]) {
        await page.setViewportSize({ width, height })
        const buttons = await page.evaluate(async () => {
          for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
          const chat = document.querySelector('.chat-open')
          if (!chat?.checkVisibility({ visibilityProperty: true })) return []
          const { left, top, right, bottom } = chat.getBoundingClientRect()
          return [...document.querySelectorAll('main .actions .button')]
            .filter((button) => {
              const box = button.getBoundingClientRect()
              return box.right > left && box.left < right && box.bottom > top && box.top < Math.min(bottom, innerHeight)
            })
            .map(({ textContent }) => textContent)
        })
        covered.push(...buttons.map((text) => `${path} at ${width} x ${height}: ${text}`))
      }
    }
  }
  expect(covered).toEqual([])
})

test('a closed chat is only its icon, above the bar where there is one', async ({ visit }) => {
  const page = await visit('/blog', { width: 390 })
  await fontsHaveCome(page)
  const chat = page.locator('.chat-open')
  const bar = page.locator('.call-bar')
  for (const width of [390, 768, 960, 1100, 1280, 1400]) {
    await page.setViewportSize({ width, height: 844 })
    const { x = 0, y = 0, ...size } = (await chat.boundingBox()) ?? {}
    expect({ width, size }).toEqual({ width, size: { width: 48, height: 48 } })
    expect(x).toBeLessThan(width)
    const isBar = await bar.isVisible()
    expect([width, isBar]).toEqual([width, width < 960])
    if (isBar) expect(y).toBeGreaterThan((await bar.boundingBox())?.y ?? Number.NaN)
  }
})

test('a click without a pointer, as voice control makes it, opens the chat', async ({ visit }) => {
  const page = await visit('/thanks')
  await page.evaluate(() => document.querySelector<HTMLElement>('.chat-open')?.click())
  await expect.poll(() => page.locator('.chat-form input').isVisible()).toBe(true)
})
