import type { Page, Route } from 'playwright-core'

export const chatAddress = '**/functions/v1/ai-assistant'

/** Parts of the chat that a visitor sees. */
export const chatPanel = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Ask Bright Valley' })
  const log = panel.getByRole('log')
  return {
    panel,
    log,
    opener: page.getByRole('button', { name: 'Open the chat' }),
    close: panel.getByRole('button', { name: 'Close the chat' }),
    clear: panel.getByRole('button', { name: 'Clear the conversation' }),
    again: panel.getByRole('button', { name: 'Send it again' }),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    input: panel.getByLabel('Your question'),
    bubbles: log.locator('[data-from]'),
    /** The newest message. */
    last: log.locator('[data-from]').last(),
    async open() {
      await page.getByRole('button', { name: 'Open the chat' }).click()
      await panel.waitFor()
    },
    async ask(question: string) {
      await panel.getByLabel('Your question').fill(question)
      await panel.getByLabel('Your question').press('Enter')
    },
  }
}

/** Answers every question of `page` with `reply`, and records the questions. */
export const replyToQuestions = async (page: Page, reply: (route: Route) => Promise<void>) => {
  const asked: unknown[] = []
  await page.route(chatAddress, async (route) => {
    asked.push(route.request().postDataJSON())
    await reply(route)
  })
  return asked
}
