import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '../../../content/schema/read.ts'
import { knowledgeOf } from '../../assistant/knowledge.ts'
import { readyEngine } from '../../assistant/ready-engine.ts'
import { editedSite } from '../../testing/edited-site.ts'
import { siteUrl } from '../../testing/test-desk.ts'

const start = async (role: 'owner' | 'helper' = 'owner') => {
  const person = await editedSite({}, role)
  const asked = async (text: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await person.app.unanswered.keep(text, 'en')
  }
  const list = async () => (await person.call('/site/questions')).json().questions
  const answer = async (more: object = {}) => {
    const [{ language, key }] = await list()
    const topics = { en: { question: 'Do you take Venmo?', answer: 'Yes, we do. Ask for our name at the visit.' } }
    return person.call('/site/questions/answer', { body: { id: randomUUID(), language, key, topics, ...more } })
  }
  const drafts = async () => (await person.call('/site/drafts')).json().drafts
  return { ...person, asked, list, answer, drafts }
}

test('what the chat could not answer is listed by kind, most asked first, and masked', async () => {
  const { asked, list } = await start()
  await asked('do you have a punch card')
  await asked('do you take Venmo? my number is 740-555-0190', 3)
  expect(await list()).toMatchObject([
    { language: 'en', text: 'do you take Venmo? my number is [phone]', asked: 3 },
    { text: 'do you have a punch card', asked: 1 },
  ])
})

test('an answer becomes a topic of the chat by a publish, and its kind leaves the list', async () => {
  const { asked, list, answer, drafts, call, site } = await start()
  await asked('do you take <b>Venmo</b>?')
  expect((await answer()).json()).toEqual({ isKept: true, isStale: false, mistakes: [] })
  expect(await list()).toEqual([])
  const [draft] = await drafts()
  expect(draft).toMatchObject({ file: 'en/assistant/topics/do-you-take-venmo.yaml', path: [], before: null })
  const changes = (await call('/site/changes', { body: { drafts: [draft.id] } })).json()
  expect(changes.mistakes).toEqual([])
  expect(changes.changes.map(({ after }: { after: string }) => after)).toContain(
    'Yes, we do. Ask for our name at the visit.',
  )
  await call('/site/publish', { body: { drafts: [draft.id] } })
  await site.publisher.settled()
  const file = join(site.contentDir, 'en/assistant/topics/do-you-take-venmo.yaml')
  expect(parse(readFileSync(file, 'utf8'))).toEqual({
    asks: ['Do you take Venmo?', 'do you take b venmo b'],
    question: 'Do you take Venmo?',
    answer: 'Yes, we do. Ask for our name at the visit.',
  })
  const engine = readyEngine(knowledgeOf(readContent({ root: site.contentDir })), {}, { warn: () => undefined })
  expect((await engine.answer('can i pay with venmo')).text).toContain('do. Ask for our name')
})

test('an answer that is taken back before a publish reopens its kind', async () => {
  const { asked, list, answer, drafts, call } = await start()
  await asked('Venmo, do you take it? call 740-555-0190', 2)
  await answer()
  expect(await list()).toEqual([])
  const [draft] = await drafts()
  await call(`/site/drafts/${draft.id}`, { method: 'DELETE' })
  expect(await list()).toMatchObject([{ language: 'en', asked: 2 }])
})

test('a question is open again once the publish with its answer is put back, and answered when that is undone', async () => {
  const { asked, list, answer, drafts, call, site } = await start()
  await asked('do you take Venmo')
  await answer()
  await call('/site/publish', { body: { drafts: [(await drafts())[0].id] } })
  await site.publisher.settled()
  const restore = async (id: string) => {
    await call(`/site/publishes/${id}/restore`, { body: {} })
    await site.publisher.settled()
  }
  const [published, asItWas] = (await call('/site/publishes')).json().publishes
  await restore(asItWas.id)
  expect(await list()).toMatchObject([{ text: 'do you take Venmo', asked: 1 }])
  await restore(published.id)
  expect(await list()).toEqual([])
})

test('a repeated answer is kept once, and a second answer of the same name gets another file', async () => {
  const { asked, answer, list, drafts, call } = await start()
  await asked('do you take Venmo')
  const [{ language, key }] = await list()
  const body = { id: randomUUID(), language, key, topics: { en: { question: 'Venmo?', answer: 'We do.' } } }
  expect((await call('/site/questions/answer', { body })).json().isKept).toBe(true)
  expect((await call('/site/questions/answer', { body })).json()).toEqual({ error: 'not-found' })
  await asked('is there a punch card')
  await answer({ topics: body.topics })
  expect((await drafts()).map(({ file }: { file: string }) => file)).toEqual([
    'en/assistant/topics/venmo.yaml',
    'en/assistant/topics/venmo-2.yaml',
  ])
})

test('"not our business" ends a kind for good, and only the owner may say so', async () => {
  const [owner, helper] = [await start(), await start('helper')]
  for (const { asked, list, call } of [owner, helper]) {
    await asked('who wins the game')
    const [{ language, key }] = await list()
    await call('/site/questions/dismiss', { body: { language, key } })
  }
  expect(await owner.list()).toEqual([])
  await owner.asked('who wins the game')
  expect(await owner.list()).toEqual([])
  expect(await helper.list()).toHaveLength(1)
})

test('the numbers count what was asked, answered, and waits', async () => {
  const { app, asked, call } = await start()
  await asked('do you take Venmo', 2)
  for (const outcome of ['answered', 'answered', 'unknown'] as const) app.chatCounts.count(outcome)
  await app.chatCounts.flush()
  app.chatCounts.count('answered')
  expect((await call('/numbers')).json().chat).toEqual({ days: 30, asked: 4, answered: 3, open: 2, settled: 0 })
})

test.each(['<b>Yes</b>', '<script>alert(1)</script>', '[here](javascript:alert(1))', 'We take {pricing.none}.'])(
  'an answer with %j is refused with a sentence, and nothing is kept',
  async (text) => {
    const { asked, answer, drafts, list } = await start()
    await asked('do you take Venmo')
    const { isKept, mistakes } = (await answer({ topics: { en: { question: 'Venmo?', answer: text } } })).json()
    expect(isKept).toBe(false)
    expect(mistakes[0].text).toMatch(/\.$/)
    expect([await drafts(), (await list()).length]).toEqual([[], 1])
  },
)

test.each([
  { topics: {} },
  { topics: { en: { question: 'x'.repeat(49), answer: 'y' } } },
  { topics: { en: { question: 'x', answer: 'y'.repeat(401) } } },
  { topics: { en: { question: ' ', answer: 'y' } } },
  { topics: { en: { question: 'x', answer: 'y', when: [] } } },
  { topics: { en: { question: 'x', answer: 'y' }, es: { question: 'x', answer: 'y' } } },
  { topics: { '..': { question: 'x', answer: 'y' } } },
  { key: '' },
  { key: 'k'.repeat(401) },
  { language: 'fr' },
  { id: 'x' },
  { file: 'en/desk.yaml' },
])('an answer is not understood with %j', async (more) => {
  const { asked, answer, drafts } = await start()
  await asked('do you take Venmo')
  expect((await answer(more)).statusCode).toBe(400)
  expect(await drafts()).toEqual([])
})

test('nobody answers or dismisses a kind that there is not', async () => {
  const { call } = await start()
  const topics = { en: { question: 'x', answer: 'y' } }
  const kind = { language: 'en', key: 'none' }
  expect((await call('/site/questions/answer', { body: { id: randomUUID(), ...kind, topics } })).statusCode).toBe(404)
  expect((await call('/site/questions/dismiss', { body: kind })).statusCode).toBe(404)
})

test('a name of dots and slashes leads nowhere', async () => {
  const { asked, answer, drafts, site } = await start()
  await asked('do you take Venmo')
  await answer({ topics: { en: { question: '../../../evil', answer: 'y' } } })
  expect((await drafts())[0].file).toBe('en/assistant/topics/evil.yaml')
  await asked('punch card')
  await answer({ topics: { en: { question: '¿¿??', answer: 'y' } } })
  expect((await drafts())[1].file).toBe('en/assistant/topics/question.yaml')
  expect(existsSync(join(site.contentDir, 'evil.yaml'))).toBe(false)
})

test.each(['/site/questions', '/site/questions/answer', '/site/questions/dismiss'])(
  '%s is closed to who is not signed in, and to other sites',
  async (path) => {
    const { app, cookie } = await start()
    const method = path === '/site/questions' ? 'GET' : 'POST'
    const send = (headers: Record<string, string>) =>
      app.inject({ method, url: `/desk/api${path}`, headers, ...(method === 'POST' && { payload: {} }) })
    expect((await send({ origin: siteUrl })).statusCode).toBe(401)
    if (method === 'GET') return
    for (const origin of ['https://evil.example', 'null', ''])
      expect((await send({ cookie, origin })).json().error).toBe('wrong-origin')
  },
)
