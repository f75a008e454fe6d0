import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { runCommand } from '../../server/ops/commands/run-command.ts'

export const maria = { name: 'Maria Delgado', phone: '(559) 555-0187', email: 'maria@example.com' }

export type Answers = Partial<typeof maria>

export const formAddress = '**/f/quote'

/** Parts of the quote dialog. */
export const quoteDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Get Your FREE Quote' })
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  return {
    dialog,
    name: field('Name'),
    phone: field('Phone Number'),
    email: field('Email Address'),
    note: field('Note'),
    submit: dialog.locator('button[type="submit"]'),
    async open() {
      await page
        .getByRole('button', { name: /Free Quote/i })
        .first()
        .click()
    },
    /** Opens it on another page by its hash. */
    async openOn(path: string) {
      await page.goto(`${path}#quote`)
      await dialog.waitFor()
    },
    async fill({ name = '', phone = '', email = '' }: Answers) {
      await field('Name').fill(name)
      await field('Phone Number').fill(phone)
      await field('Email Address').fill(email)
    },
  }
}

/** Id of the focused element. */
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Answers every quote request of `page` with `reply`, and counts them. */
export const replyToQuotes = async (page: Page, reply: (route: Route) => Promise<void>) => {
  const sent: string[] = []
  await page.route(formAddress, async (route) => {
    sent.push(route.request().postData() ?? '')
    await reply(route)
  })
  return sent
}

/** The owner's CSV of leads, as of `npm run leads -- --csv`. */
export const keptRequests = async (): Promise<string[]> => {
  const csv = runCommand(
    { name: 'list', csv: true, spam: false, unsent: false },
    readConfig({ DATA_DIR: inject('dataDir') }),
  )
  return (await Array.fromAsync(csv)).join('').split('\r\n').slice(1).filter(Boolean)
}

/** Files in the outbox with this text. */
const letterFiles = async (text: string): Promise<string[]> => {
  const folder = join(inject('dataDir'), 'outbox')
  const letters = await Promise.all(
    (await readdir(folder).catch(() => [])).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return letters.filter((letter) => letter.includes(text))
}

export const lettersAbout = async (text: string): Promise<number> => (await letterFiles(text)).length

/** Subject and text of these letters. */
export const lettersOf = async (text: string): Promise<string[]> => {
  const letters = (await letterFiles(text)).map((letter) => PostalMime.parse(letter))
  return (await Promise.all(letters)).map((letter) => `${letter.subject}\n${letter.text}`)
}

/** What the browser stores of a quote request. */
export const keptInBrowser = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('quote-unsent'), sessionStorage.getItem('quote-draft')])

export const thanks = (page: Page) => page.getByText(', we have your request.')

/** Number of quote dialogs not hydrated yet. */
export const asleep = (page: Page) => page.locator('astro-island[ssr]:has(#quote-dialog)').count()
