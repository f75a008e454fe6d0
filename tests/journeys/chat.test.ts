import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { quietNetwork } from '../browser/quiet-network.ts'
import { expect, test } from '../browser/site.ts'
import { findings } from './access/findings.ts'
import { chatPanel, replyToQuestions } from './chat-panel.ts'
import { fontsHaveCome } from './fonts-have-come.ts'
import { holdCode } from './hold-code.ts'
import { quoteDialog } from './quote-dialog.ts'

const price = 'How much for 18 panels?'

const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)

describe.each([1440, 390])('the chat at %i px', (width) => {
  test('answers from the real server, with links', async ({ visit }) => {
    const page = await visit('/thanks', { width, reducedMotion: true })
    const chat = chatPanel(page)
    await chat.open()
    expect(await chat.bubbles.allTextContents()).toEqual([expect.stringContaining('automated assistant')])
    await chat.ask('What does window cleaning include?')
    await expect.poll(() => chat.last.getByRole('link').count()).toBeGreaterThan(0)
    expect(await chat.bubbles.nth(1).textContent()).toBe('You: What does window cleaning include?')
    await expect.poll(() => isFocused(page, '.chat-form input')).toBe(true)
    expect(await chat.input.inputValue()).toBe('')
    expect(await findings(page)).toEqual([])

    await chat.last.getByRole('link', { name: /window cleaning/i }).click()
    await page.waitForURL('**/window-cleaning')
  })

  test('shows that it waits, and sends nothing meanwhile', async ({ visit }) => {
    const page = await visit('/thanks', { width })
    const chat = chatPanel(page)
    const answer = Promise.withResolvers<void>()
    const asked = await replyToQuestions(page, async (route) => {
      await answer.promise
      await route.continue()
    })
    await chat.open()
    await chat.ask('   ')
    expect(asked).toEqual([])
    await chat.log.getByRole('button', { name: price }).click()
    await expect.poll(() => chat.last.textContent()).toBe('The assistant is writing')
    expect(await chat.input.isDisabled()).toBe(true)
    expect(await chat.send.isDisabled()).toBe(true)
    answer.resolve()
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    expect(await chat.input.isDisabled()).toBe(false)
    expect(await chat.bubbles.count()).toBe(3)
    expect(asked).toEqual([{ message: price }])
  })

  test('covers neither the header nor a call button', async ({ visit }) => {
    const page = await visit('/services', { width, reducedMotion: true })
    await fontsHaveCome(page)
    const chat = chatPanel(page)
    const covers = async (selector: string, others: string) => {
      const box = await page.locator(selector).boundingBox()
      if (!box) throw new Error(`${selector} is not shown`)
      const found = await Promise.all((await page.locator(others).all()).map((one) => one.boundingBox()))
      return found.some(
        (other) =>
          other !== null &&
          box.y < other.y + other.height - 1 &&
          other.y + 1 < box.y + box.height &&
          box.x < other.x + other.width - 1 &&
          other.x + 1 < box.x + box.width,
      )
    }
    // Without motion, the button has its own place in the bar beside the two call buttons.
    expect(await covers('.chat-open', '.header, .call-bar a, .call-bar button')).toBe(false)
    const { x = 0, y = 0 } = (await page.locator('.chat-open').boundingBox()) ?? {}
    await chat.open()
    expect(await covers('.chat', '.header, .call-bar')).toBe(false)
    // The second tap of a double tap meets no button of the bar.
    const tapped = ([left, top]: readonly [number, number]) =>
      document.elementFromPoint(left + 24, top + 24)?.closest('.call-bar .button')?.textContent
    expect(await page.evaluate(tapped, [x, y] as const)).toBeUndefined()
    const box = await chat.panel.boundingBox()
    expect(box?.width).toBe(width < 640 ? width : 384)
    for (const one of await chat.panel.locator('button, input').all()) {
      const { width: across = 0, height = 0 } = (await one.boundingBox()) ?? {}
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('the chat', () => {
  test('loads no script before it is used', async ({ visit }) => {
    const page = await visit('/thanks')
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname)
    })
    await page.goto('/services')
    await quietNetwork(page)
    expect(loaded).toEqual([])
    await chatPanel(page).open()
    expect(loaded).toHaveLength(3)
  })

  test('takes the focus, and returns it on Escape and on its button', async ({ visit }) => {
    const page = await visit('/services')
    const chat = chatPanel(page)
    await chat.opener.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page, '.chat-form input')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(page, '.chat-open')).toBe(true)
    expect(await chat.panel.count()).toBe(0)
    await page.keyboard.press('Enter')
    await chat.close.click()
    await expect.poll(() => isFocused(page, '.chat-open')).toBe(true)
  })

  test('continues on the next page, until cleared', async ({ visit }) => {
    const page = await visit('/thanks')
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask(price)
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    const said = await chat.bubbles.allTextContents()
    await chat.input.fill('And in Visa')
    await page.goto('/services')
    await chat.open()
    expect(await chat.bubbles.allTextContents()).toEqual(said)
    expect(await chat.input.inputValue()).toBe('And in Visa')
    await chat.clear.click()
    await expect.poll(() => chat.bubbles.count()).toBe(1)
    expect(await chat.input.inputValue()).toBe('')
    await page.reload()
    await chat.open()
    expect(await chat.bubbles.count()).toBe(1)
  })

  test('opens the quote form with the conversation on top of everything', async ({ visit }) => {
    const page = await visit('/thanks')
    const chat = chatPanel(page)
    const quote = quoteDialog(page)
    await chat.open()
    await chat.ask(price)
    await chat.log.getByRole('link', { name: 'Ask for a quote' }).click()
    await expect.poll(() => quote.note.inputValue()).toContain(`Question: ${price}`)
    expect(await quote.note.inputValue()).toContain('Answer: $225–$275 a visit')
    await quote.name.fill('Maria')
    await quote.note.fill(`${await quote.note.inputValue()}\nThe gate is locked.`)
    await page.keyboard.press('Escape')
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(await chat.panel.isVisible()).toBe(true)
    await chat.ask('And on Sunday?')
    await chat.log.getByRole('link', { name: 'Ask for a quote' }).click()
    await expect
      .poll(() => quote.note.inputValue())
      .toMatch(/The gate is locked\.\nQuestion: And on Sunday\?\nAnswer: /)
  })

  test.for([429, 500])('answers a %i with the fallback, and can send again', async (status, { visit }) => {
    const lines: string[] = []
    const page = await visit('/thanks', { expected: [/assistant answered|Failed to load resource/] })
    page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
    const chat = chatPanel(page)
    const asked = await replyToQuestions(page, (route) => route.fulfill({ status, json: { code: 'X', message: 'no' } }))
    await chat.open()
    await chat.ask(price)
    await expect.poll(() => chat.last.textContent()).toContain(`I’m sorry, I’m having trouble responding right now.`)
    expect(await chat.last.getByRole('link').getAttribute('href')).toBe('tel:+15595550142')
    expect(lines.filter((line) => line.startsWith('error: Error: The assistant answered'))).toHaveLength(1)
    expect(await chat.bubbles.nth(1).textContent()).toBe(`You: ${price}`)
    await page.unroute('**/functions/v1/ai-assistant')
    await chat.again.click()
    await expect.poll(() => chat.last.textContent()).toContain('$225')
    expect(asked).toHaveLength(1)
    expect(await chat.again.count()).toBe(0)
  })

  test('marks Spanish answers as Spanish', async ({ visit }) => {
    const page = await visit('/thanks')
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask('¿Cuánto cuesta limpiar 18 paneles?')
    await expect.poll(() => chat.last.locator('[lang="es"]').count()).toBe(1)
    expect(await chat.bubbles.nth(1).locator('[lang="es"]').count()).toBe(1)
    expect(await chat.bubbles.first().locator('[lang]').count()).toBe(0)
  })

  test('offers other ways to ask before its code has loaded, and opens after', async ({ visit }) => {
    const page = await visit('/thanks')
    const letCodeCome = await holdCode(page)
    await page.goto('/services')
    const chat = chatPanel(page)
    await chat.opener.click()
    await expect.poll(() => page.getByRole('link', { name: /^Call \(/ }).isVisible()).toBe(true)
    letCodeCome()
    await chat.panel.waitFor()
    expect(await page.getByRole('link', { name: /^Call \(/ }).isVisible()).toBe(false)
  })

  test.for(['client', 'Chat'])('opens and answers although %s failed to load at first', async (file, { visit }) => {
    const page = await visit('/thanks', { expected: [/ERR_FAILED/] })
    let failures = 1
    await page.route(`**/_astro/${file}.*`, (route) => (failures-- > 0 ? route.abort() : route.continue()))
    const chat = chatPanel(page)
    await chat.open()
    expect(failures).toBeLessThan(1)
    await chat.ask('What are your hours?')
    await expect.poll(() => chat.last.textContent()).toContain('7 AM')
  })

  test('without script shows the phone number and common questions', async ({ visit }) => {
    const page = await visit('/blog', { javaScript: false, width: 390 })
    await chatPanel(page).opener.click()
    await expect.poll(() => page.getByRole('link', { name: /^Call \(/ }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Common questions' }).click()
    await page.waitForURL('**/#faq')
  })

  test('stays below the edge of a low screen, where it would cover a call button', async ({ visit }) => {
    const page = await visit('/', { width: 320 })
    await page.setViewportSize({ width: 320, height: 568 })
    const { opener } = chatPanel(page)
    await expect.poll(() => opener.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect.poll(() => opener.isVisible()).toBe(true)
  })

  test('overflows nothing at 320 px, and is not printed', async ({ visit }) => {
    const page = await visit('/blog', { width: 320 })
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask(`Can you clean ${'verylongword'.repeat(12)}?`)
    await expect.poll(() => chat.bubbles.count()).toBe(3)
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.chat, .chat *')]
        .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline')
        .map((one) => one.className)
        .filter((name) => name !== 'hidden-visually'),
    )
    expect(wide).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await chat.panel.isVisible()).toBe(false)
  })
})
