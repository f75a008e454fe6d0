import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { chatPanel } from './chat-panel.ts'
import { keptRequests, maria, quoteDialog } from './quote-dialog.ts'

const price = 'How much for 18 panels?'

/** A lead's row in the owner's CSV; its note may have several lines. */
const requestOf = async (name: string) => {
  const table = (await keptRequests()).join('\n')
  return table.includes(name) ? table.slice(table.indexOf(name)).split('@example.com', 2).join() : ''
}

describe('data about a visit', () => {
  test('is sent from any page: campaign words and the chat', async ({ visit }) => {
    const name = 'Maria of the flyer'
    const page = await visit('/?utm_source=flyer&utm_campaign=spring')
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask(price)
    await expect.poll(() => chat.bubbles.count()).toBeGreaterThanOrEqual(3)
    await page.goto('/gallery')
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill({ ...maria, name })
    await quote.submit.click()
    await expect.poll(() => requestOf(name)).toContain('"/gallery","flyer",,"spring"')
    expect(await requestOf(name)).toContain(price)
  })

  test('leaves out the chat if the visitor removed it from the note', async ({ visit }) => {
    const name = 'Maria of the short chat'
    const page = await visit('/')
    const chat = chatPanel(page)
    await chat.open()
    await chat.ask(price)
    await expect.poll(() => chat.bubbles.count()).toBeGreaterThanOrEqual(3)
    await chat.log.getByRole('link', { name: 'Ask for a quote' }).click()
    const quote = quoteDialog(page)
    await expect.poll(() => quote.note.inputValue()).toContain(price)
    await quote.note.fill('Two dogs')
    await quote.fill({ ...maria, name })
    await quote.submit.click()
    await expect.poll(() => requestOf(name)).toContain('"Two dogs"')
  })
})
