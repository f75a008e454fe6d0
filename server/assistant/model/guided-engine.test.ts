import Fastify, { type FastifyReply } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import type { Reply } from '../engine.ts'
import { topicChooser } from './choose-topics.ts'
import { guidedEngine } from './guided-engine.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

const topic = (ask: string) => ({
  asks: [ask],
  kind: 'answer' as const,
  takes: [],
  bare: [],
  surely: [],
  when: [],
  next: [],
})
const content = { topics: { en: { price: topic('how much'), area: topic('where') }, es: {} } }
const alone: Reply = {
  text: 'alone',
  lang: 'en',
  isAnswered: true,
  next: [],
  links: [],
  topics: [],
  near: ['price', 'area'],
}
const engine = {
  reply: (
    _message: string,
    _before: readonly string[] = [],
    { picked = [] }: { picked?: readonly string[] } = {},
  ): Reply => (picked.length > 0 ? { ...alone, text: `picked ${picked.join()}` } : alone),
}

const behind = async (answer: (reply: FastifyReply) => unknown, callsADay = 10) => {
  const asked: unknown[] = []
  const warned: object[] = []
  const app = Fastify({ forceCloseConnections: true })
  opened.push(app)
  app.post('/v1/chat/completions', (request, reply) => {
    asked.push(request.body)
    return answer(reply)
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`
  const guided = guidedEngine({
    content,
    engine,
    choose: topicChooser({ url, key: 'secret-key', name: 'small' }),
    log: { warn: (about: object) => warned.push(about) },
    timeLimit: 400,
    callsADay,
  })
  return { guided, asked, warned }
}

const says = (text: string) => () => ({ choices: [{ message: { role: 'assistant', content: text } }] })

it('answers in the words of the topic chosen by the model', async () => {
  const { guided } = await behind(says('{"topics": ["area"]}'))
  expect((await guided.answer('where?')).text).toBe('picked area')
})

it("sends the model the visitor's messages, and none of the assistant's", async () => {
  const { guided, asked } = await behind(says('{"topics": []}'))
  await guided.answer('so?', [
    { text: 'hello', isBot: false },
    { text: 'Every visit is free.', isBot: true },
  ])
  expect(JSON.stringify(asked)).toContain('hello')
  expect(JSON.stringify(asked)).not.toContain('free')
})

it.each([
  ['prose', says('I think it is the area.')],
  ['a topic that was not offered', says('{"topics": ["refund"]}')],
  ['an error', (reply: FastifyReply) => reply.code(500).send({ error: 'down' })],
  ['nothing in time', () => new Promise(() => undefined)],
])('answers alone if the model returns %s', async (_, answer) => {
  const { guided } = await behind(answer)
  expect((await guided.answer('where?')).text).toBe('alone')
})

it("calls no model once the day's calls are used up", async () => {
  const { guided, asked } = await behind(says('{"topics": ["area"]}'), 1)
  await guided.answer('where?')
  expect((await guided.answer('where?')).text).toBe('alone')
  expect(asked).toHaveLength(1)
})

it("logs neither the key nor the visitor's words", async () => {
  const { guided, warned } = await behind(says('secret words'))
  await guided.answer('my own words')
  expect(JSON.stringify(warned)).not.toMatch(/secret|own words/)
  expect(warned).toHaveLength(1)
})
