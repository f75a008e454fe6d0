import { cpSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markLanguage } from '../../tests/marked-language/mark-language.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { composer } from '../mail/compose.ts'
import { outboxStore } from '../storage/outbox-store.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp } from '../testing/test-app.ts'

const readMarked = () => {
  const root = tempDir()
  cpSync(secondBusiness, root, { recursive: true })
  markLanguage(root, 'eo')
  return readServerContent(root)
}

const form = { id: 'estimate-request', project: 'kokosing' }
const start = async (set: NonNullable<Parameters<typeof testApp>[0]>['set'] = {}) => {
  const content = readMarked()
  const parts = await testApp({
    form,
    languages: content.business.languages,
    content,
    set,
  })
  const send = (answers: Record<string, string>) =>
    parts.app.inject({
      method: 'POST',
      url: '/p/kokosing/f/estimate-request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(answers).toString(),
    })
  return { ...parts, content, send }
}
const ruth = { name: 'Ruth', phone: '(740) 555-0123', email: 'ruth@example.com' }

test('a form in another language leads to its thanks page, and only its visitor gets letters in it', async () => {
  const { send, storage, content } = await start()
  const answer = await send({ ...ruth, _language: 'eo' })
  expect(answer.headers.location).toBe('/eo/thanks')
  const due = await outboxStore(storage).claim(new Date(), 60_000, 10)
  const { letter } = composer(content, { from: 'hello@example.com', to: 'owner@example.com' })
  const [owner, visitor] = due.toSorted((a, b) => b.message.kind.localeCompare(a.message.kind)).map(letter)
  expect(owner?.subject).toContain('New quote: Ruth')
  expect(owner?.text).toContain('Language: Esperanto')
  expect(visitor?.subject).toBe(content.wordsIn('eo').letters.acknowledgement.subject)
  expect(visitor?.html).toContain('<html lang="eo">')
})

test("its estimate is told in the visitor's words, and to the owner in the owner's", async () => {
  const { send, storage, content } = await start()
  await send({ ...ruth, _language: 'eo', estimate: 'service=windows&town=Gambier' })
  const due = await outboxStore(storage).claim(new Date(), 60_000, 10)
  const { letter } = composer(content, { from: 'hello@example.com', to: 'owner@example.com' })
  const [owner, visitor] = due.toSorted((a, b) => b.message.kind.localeCompare(a.message.kind)).map(letter)
  expect(owner?.text).toContain('Outside windows, Gambier: $95–$180')
  expect(visitor?.text).toContain('Oútsídé wíndóws, Gambier: $95–$180')
})

test('its mistakes are in that language, on a page that leads back to its form', async () => {
  const { send, content } = await start()
  const { body, statusCode } = await send({ ...ruth, name: '', _language: 'eo' })
  expect(statusCode).toBe(422)
  expect(body).toContain('<html lang="eo">')
  expect(body).toContain('<a href="/eo/quote">')
  expect(body).toContain(content.wordsIn('eo').quote.fields.name.error)
})

test('a form that takes no requests answers in that language', async () => {
  const { send, content } = await start({ FORM_ACTIVE: false })
  const { body, statusCode } = await send({ ...ruth, _language: 'eo' })
  expect(statusCode).toBe(403)
  expect(body).toContain('<html lang="eo">')
  expect(body).toContain(content.wordsIn('eo').quote.refused.title)
})

test("an unknown language falls back to the owner's", async () => {
  const { send } = await start()
  const answer = await send({ ...ruth, _language: 'xx' })
  expect(answer.headers.location).toBe('/thanks')
  expect((await send({ ...ruth, name: '', _language: '../../x' })).body).not.toContain('eo/quote')
})
