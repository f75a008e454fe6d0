import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { eventually } from '../testing/eventually.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { usualLimits } from './letter-limits.ts'

const thirtyMessages: readonly Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, 'fixtures/thirty-messages.yaml'), 'utf8'),
)
const owner = 'owner@example.com'
const junk = { _gotcha: 'x', note: 'Our SEO services bring backlinks: https://a.example' }

/** A server that sends through a real mail server, and a visitor who posts forms to it. */
const start = async () => {
  const mail = await startMailServer()
  const { app, storage } = await testApp({ mail: { pollMs: 10 }, set: { SMTP_URL: mail.url, MAIL_TO: owner } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (answers: Record<string, string>) => {
    const payload = { ...goodAnswers, ...answers }
    const answer = await app.inject({ method: 'POST', url: '/f/quote', payload })
    expect(answer.body).toBe('{"ok":true,"next":"/thanks"}')
  }
  const lettersTo = (address: string) => mail.letters.filter(({ to }) => to === address).map((letter) => letter.mail)
  return { send, lettersTo, storage }
}

test('thirty ordinary messages all reach the owner, and none is marked as spam', async () => {
  const { send, lettersTo } = await start()
  for (const [index, message] of thirtyMessages.entries()) {
    await send({ ...message, email: `person${index}@example.com`, 'reply-to': `person${index}@example.com` })
  }
  await eventually(() => expect(lettersTo(owner)).toHaveLength(thirtyMessages.length))
  const arrived = lettersTo(owner)
  for (const { name = '', note = '' } of thirtyMessages) {
    const letter = arrived.find(({ text }) => text?.includes(`Name: ${name}\n`))
    expect(letter?.text?.replaceAll('\r\n', '\n')).toContain(note)
    expect(letter?.subject).toMatch(/^New quote: /)
  }
}, 60_000)

test('possible spam is marked for the owner with its reason, and its sender gets no letter', async () => {
  const { send, lettersTo } = await start()
  await send(junk)
  await eventually(() => expect(lettersTo(owner)).toHaveLength(1))
  const [letter] = lettersTo(owner)
  expect(letter?.subject).toBe('[Possible spam] New quote: Ann O’Hara, (559) 555-0101')
  expect(letter?.text).toContain('the hidden field was filled in; 1 link; phrases: seo services, backlinks')
  expect(lettersTo('ann@example.com')).toEqual([])
})

test('a clean repetition under the same key brings an unmarked notice and the acknowledgement', async () => {
  const { send, lettersTo } = await start()
  const answers = { note: 'Our SEO services bring backlinks. Six windows.', _key: 'a-key' }
  await send({ ...answers, _gotcha: 'x' })
  await eventually(() => expect(lettersTo(owner)).toHaveLength(1))
  await send(answers)
  await eventually(() => expect(lettersTo('ann@example.com')).toHaveLength(1))
  expect(lettersTo(owner).map(({ subject }) => subject?.slice(0, 10))).toEqual(['[Possible ', 'New quote:'])
})

test('a flood of spam becomes single letters up to the limit and then one digest', async () => {
  const { send, lettersTo, storage } = await start()
  for (let count = 0; count < usualLimits.spam + 5; count += 1) await send({ ...junk, name: `Robot ${count}` })
  const left = () => storage.db.selectFrom('outbox').select('due_at').where('kind', '=', 'digest').execute()
  await eventually(async () => expect(await left()).toHaveLength(5))
  expect(lettersTo(owner)).toHaveLength(usualLimits.spam)
  await storage.db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString() })
    .where('kind', '=', 'digest')
    .execute()
  await eventually(() => expect(lettersTo(owner)).toHaveLength(usualLimits.spam + 1))
  const digest = lettersTo(owner).at(-1)
  expect(digest?.subject).toBe('[Possible spam] 5 more requests')
  expect(digest?.text).toMatch(/Robot 20 {2}\| {2}\(559\) 555-0101 {2}\| {2}ann@example.com {2}\| {2}Our SEO services/)
  await send({ name: 'Bea', email: 'bea@example.com' })
  await eventually(() => expect(lettersTo(owner).at(-1)?.subject).toMatch(/^New quote: Bea/))
}, 60_000)

test('a flood of honest-looking leads becomes single letters and then one digest, and each lead is in one of them', async () => {
  const { send, lettersTo, storage } = await start()
  const names = Array.from({ length: usualLimits.owner + 12 }, (_, index) => `Visitor ${index};`)
  for (const name of names) await send({ name, note: name })
  const left = () => storage.db.selectFrom('outbox').select('due_at').where('kind', '=', 'digest').execute()
  await eventually(async () => expect(await left()).toHaveLength(12))
  expect(lettersTo(owner)).toHaveLength(usualLimits.owner)
  await storage.db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString() })
    .where('kind', '=', 'digest')
    .execute()
  await eventually(() => expect(lettersTo(owner)).toHaveLength(usualLimits.owner + 1))
  expect(lettersTo(owner).at(-1)?.subject).toBe('12 more leads')
  const told = lettersTo(owner)
    .map(({ text }) => text)
    .join('\n')
  expect(names.filter((name) => !told.includes(name))).toEqual([])
}, 60_000)

test('one address gets one acknowledgement, however many leads name it', async () => {
  const { send, lettersTo } = await start()
  await Promise.all(Array.from({ length: 12 }, (_, index) => send({ name: `Ann ${index}` })))
  await eventually(() => expect(lettersTo(owner)).toHaveLength(12))
  expect(lettersTo('ann@example.com')).toHaveLength(1)
}, 60_000)
