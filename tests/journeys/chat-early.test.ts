import { describe } from 'vitest'
import { expect, test, type Visit } from '../browser/site.ts'
import { chatPanel, replyToQuestions } from './chat-panel.ts'

const price = 'How much for 18 panels?'

describe('the chat before React has come', () => {
  const openedEarly = async (visit: Visit) => {
    const page = await visit('/thanks', { expected: [/ERR_FAILED|Failed to fetch/] })
    const react = Promise.withResolvers<boolean>()
    await page.route('**/_astro/client.*', async (route) => ((await react.promise) ? route.continue() : route.abort()))
    await page.goto('/services')
    const chat = chatPanel(page)
    await chat.open()
    const isReacts = () => page.locator('astro-island[ssr] .chat').count()
    return { page, chat, react, isReacts }
  }

  test('it opens, takes a question, and sends it once when React comes', async ({ visit }) => {
    const { page, chat, react, isReacts } = await openedEarly(visit)
    expect(await chat.input.evaluate((input) => input === document.activeElement)).toBe(true)
    const asked = await replyToQuestions(page, (route) => route.continue())
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(asked).toEqual([])
    react.resolve(true)
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    expect(asked).toEqual([{ message: price }])
    expect([await chat.bubbles.count(), await isReacts()]).toEqual([3, 0])
  })

  test('what is being typed stays where it is', async ({ visit }) => {
    const { page, chat, react, isReacts } = await openedEarly(visit)
    await page.keyboard.type('How mch')
    for (let left = 0; left < 2; left += 1) await page.keyboard.press('ArrowLeft')
    react.resolve(true)
    await expect.poll(isReacts).toBe(0)
    await page.keyboard.type('u')
    expect(await chat.input.inputValue()).toBe('How much')
    await page.keyboard.press('Enter')
    await expect.poll(() => chat.bubbles.nth(1).textContent()).toBe('You: How much')
  })

  test('a suggestion is asked when React comes, and a closed panel stays closed', async ({ visit }) => {
    const { page, chat, react } = await openedEarly(visit)
    await page.keyboard.press('Escape')
    expect(await chat.panel.count()).toBe(0)
    expect(await chat.opener.evaluate((opener) => opener === document.activeElement)).toBe(true)
    await chat.opener.click()
    await chat.close.click()
    await chat.opener.click()
    await chat.log.getByRole('button', { name: price }).click()
    react.resolve(true)
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    await chat.close.click()
    expect(await chat.panel.count()).toBe(0)
  })

  test('where React cannot come, nothing is sent, and it says how else to ask', async ({ visit }) => {
    const { page, chat, react } = await openedEarly(visit)
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    react.resolve(false)
    await page.locator('.chat-help').waitFor()
    expect(await chat.input.inputValue()).toBe(price)
    expect(new URL(page.url()).pathname).toBe('/services')
  })
})
