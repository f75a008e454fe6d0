import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test, type Visit } from '../../browser/site.ts'
import { sendRequest, signedInPhone } from '../desk/phone.ts'
import { listener } from './spoken.ts'

// What a screen reader says along ten tasks, read once by a person who only hears them, then stored by `npm run record`.

const words = {
  en: {
    home: '/',
    open: 'Open the menu',
    close: 'Close the menu',
    services: 'Services',
    quote: 'Get FREE Quote',
    name: 'Name',
    phone: 'Phone Number',
    email: 'Email Address',
    send: 'Get My FREE Quote',
    thanks: 'we have your request',
    panels: 'How many panels?',
    chat: 'Open the chat',
    question: 'Your question',
    answer: /\$\d/,
    language: 'Español',
    picture: 'View Image',
    next: 'Next picture',
    shut: 'Close',
  },
  es: {
    home: '/es',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
    services: 'Servicios',
    quote: 'Cotizar gratis',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    send: 'Pedir cotización gratis',
    thanks: 'ya recibimos su solicitud',
    panels: '¿Cuántos paneles?',
    chat: 'Abrir el chat',
    question: 'Su pregunta',
    answer: /\$\d/,
    language: 'English',
    picture: 'Ver imagen',
    next: 'Imagen siguiente',
    shut: 'Cerrar',
  },
}

type Words = (typeof words)['en']
type Task = (by: Awaited<ReturnType<typeof listener>>, page: Page, say: Words) => Promise<void>

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()
const main = (page: Page) => page.getByRole('main')

const visitorTasks: Record<string, Task> = {
  menu: async (by, page, { home, open, close, services }) => {
    await by.open(home, main(page))
    await by.press(button(page, open), button(page, close))
    await by.press(page.getByRole('link', { name: services, exact: true }).locator('visible=true').first(), main(page))
  },
  language: async (by, page, { home, language }) => {
    await by.open(home, main(page))
    await by.press(page.getByRole('link', { name: language, exact: true }).first(), main(page))
  },
  estimate: async (by, page, { home, panels }) => {
    await by.open(`${home}/estimate`.replace('//', '/'), main(page))
    const status = page.getByRole('status')
    await by.type(page.getByLabel(panels, { exact: true }), '22', status.getByText('$225–$275'))
    await by.press(page.getByRole('radio').nth(1), status.getByText('$125–$250'), 'Space')
  },
  quote: async (by, page, { home, quote, name, phone, email, send, thanks }) => {
    const dialog = page.getByRole('dialog')
    await by.open(home, main(page))
    await by.press(button(page, quote), dialog)
    await by.type(dialog.getByLabel(name, { exact: true }), 'Ada Oír')
    await by.press(button(page, send), dialog.getByRole('alert'))
    await by.type(dialog.getByLabel(phone, { exact: true }), '5595550119')
    await by.type(dialog.getByLabel(email, { exact: true }), `ada@${home.length}.example.com`)
    await by.press(button(page, send), page.getByText(thanks))
  },
  chat: async (by, page, { home, chat, question, answer }) => {
    await by.open(home, main(page))
    await by.press(button(page, chat), page.getByRole('log'))
    await by.type(page.getByLabel(question), '20 panels?')
    await by.press(page.getByLabel(question), page.getByRole('log').getByText(answer))
  },
  gallery: async (by, page, { home, picture, next, shut }) => {
    await by.open(`${home}/gallery`.replace('//', '/'), main(page))
    await by.press(main(page).getByRole('link', { name: picture }).first(), page.getByRole('dialog'))
    await by.press(
      button(page, next),
      page
        .getByRole('dialog')
        .getByText(/2 (?:of|de) 6/)
        .locator('visible=true'),
    )
    await by.press(button(page, shut), main(page))
  },
}

const record = (text: string, name: string) => expect(text).toMatchFileSnapshot(`./spoken/${name}.txt`)

describe.for(['en', 'es'] as const)('a visitor who only hears the page, in %s,', (language) => {
  test.for(Object.entries(visitorTasks))('is told what the record says: %s', async ([name, task], { visit }) => {
    const page = await visit('/robots.txt', { width: 390, reducedMotion: true })
    const by = await listener(page)
    await task(by, page, words[language])
    await record(by.text(), `${name}.${language}`)
  })
})

/** A phone of somebody at the desk, with a lead in its inbox. */
const deskWith = async (visit: Visit, name: string) => {
  const page = await signedInPhone(visit, `Owner of ${name}`, { isOwner: true })
  const by = await listener(page)
  await sendRequest({ name, note: 'Twelve panels', phone: '(559) 555-0101', email: 'ear@example.com' })
  const lead = page.getByRole('link', { name: new RegExp(name) })
  await by.open('/desk', lead)
  const act = (label: string) => page.getByRole('button', { name: label, exact: true })
  return { page, by, lead, act }
}

const saved = (page: Page) => page.getByRole('status').getByText(/saved|noted/i)

describe('a person at the desk who only hears it', () => {
  test('calls a lead and takes it back', async ({ visit }) => {
    const { page, by, lead, act } = await deskWith(visit, 'Ear one')
    await by.press(lead, act('Quote'))
    await by.press(page.getByRole('link', { name: 'Call' }).first(), saved(page))
    await by.press(act('Undo'), act('Quote'))
    await record(by.text(), 'desk-call')
  })

  test('quotes a price, after a mistake', async ({ visit }) => {
    const { page, by, lead, act } = await deskWith(visit, 'Ear two')
    await by.press(lead, act('Quote'))
    await by.press(act('Quote'), act('Save the quote'))
    await by.type(page.getByLabel('Amount in dollars'), 'about')
    await by.press(act('Save the quote'), page.getByText('Enter an amount'))
    await by.type(page.getByLabel('Amount in dollars'), '180')
    await by.press(act('Save the quote'), saved(page))
    await record(by.text(), 'desk-quote')
  })

  test('writes a note', async ({ visit }) => {
    const { page, by, lead, act } = await deskWith(visit, 'Ear three')
    await by.press(lead, act('Add a note'))
    await by.press(act('Add a note'), act('Cancel'))
    await by.type(page.getByRole('textbox').first(), 'Gate on the left')
    await by.press(act('Save the note'), saved(page))
    await record(by.text(), 'desk-note')
  })

  test('invites somebody', async ({ visit }) => {
    const { page, by, act } = await deskWith(visit, 'Ear four')
    // A browser without a window denies notifications instead of asking.
    await page.evaluate(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
    await by.press(page.getByRole('link', { name: 'You', exact: true }), act('Make a link'))
    await by.type(page.getByLabel('Name', { exact: true }), 'Nina by ear')
    await by.press(act('Make a link'), page.getByText('It works once'))
    await record(by.text().replace(/#[\w-]{43}/g, '#…'), 'desk-invite')
  })
})
