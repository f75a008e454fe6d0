import { expect, test } from '../browser/site.ts'
import { chatPanel, replyToQuestions } from './chat-panel.ts'

test('a closed chat takes its answer, and nobody out of what they do', async ({ visit }) => {
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
  expect(await focusIsOn('.chat-form input')).toBe(true)
  expect(await chat.bubbles.count()).toBe(3)
  expect(asked).toHaveLength(1)
})
