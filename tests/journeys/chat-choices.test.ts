import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { findings } from './access/findings.ts'
import { chatPanel } from './chat-panel.ts'
import { quoteDialog } from './quote-dialog.ts'

describe('the chat', () => {
  test('puts contact data into the quote form with one tap, and stores none', async ({ visit }) => {
    const page = await visit('/thanks')
    const chat = chatPanel(page)
    const quote = quoteDialog(page)
    await chat.open()
    await chat.ask('My name is Ruth Delgado, call me at 740-555-0190')
    await chat.log.getByRole('link', { name: 'Put it in the quote form' }).click()
    await expect.poll(() => quote.name.inputValue()).toBe('Ruth Delgado')
    expect(await quote.dialog.locator('input[name="phone"]').inputValue()).toBe('740-555-0190')
  })

  test('offers choices and two ways to reach a person if unsure', async ({ visit }) => {
    const page = await visit('/thanks', { width: 390 })
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask('asdfghjkl')
    await expect.poll(() => chat.last.textContent()).toContain('If anyone is hurt or in danger, call 911.')
    await expect.poll(() => chat.log.getByRole('link', { name: /^Call \(/ }).isVisible()).toBe(true)
    expect(await findings(page)).toEqual([])
    await chat.log.getByRole('button', { name: 'How much does it cost?' }).click()
    await expect.poll(() => chat.last.textContent()).toContain('What should we clean?')
    await chat.log.getByRole('button', { name: 'Solar panels' }).click()
    await expect.poll(() => chat.last.textContent()).toContain('How many panels are there?')
  })
})
