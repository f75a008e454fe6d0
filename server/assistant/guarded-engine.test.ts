import Fastify, { type FastifyReply } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { guardedEngine } from './guarded-engine.ts'
import { modelEngine } from './model-engine.ts'
import { truthChecker } from './truth.ts'

const content = readContent()
const check = truthChecker(content)
const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

const embedded = { text: 'the embedded answer', lang: 'en' } as const

const engineBehind = async (answer: (reply: FastifyReply) => unknown) => {
  const asked: { authorization: string | undefined; body: unknown }[] = []
  const warned: object[] = []
  const app = Fastify({ forceCloseConnections: true })
  opened.push(app)
  app.post('/v1/chat/completions', (request, reply) => {
    asked.push({ authorization: request.headers.authorization, body: request.body })
    return answer(reply)
  })
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`
  const engine = guardedEngine({
    model: modelEngine({ url, key: 'secret-key', name: 'small' }, content, () => 'For 10–15 panels: $175–$225.'),
    fallback: { answer: async () => embedded },
    check,
    languageOf: () => 'en',
    log: { warn: (about: object) => warned.push(about) },
    timeLimit: 400,
  })
  return { engine, asked, warned }
}

const completion = (text: string) => ({ choices: [{ message: { role: 'assistant', content: text } }] })
const says = (text: string) => () => completion(text)

it('passes on a true answer, and gives the model the rules, the facts and the conversation', async () => {
  const { engine, asked } = await engineBehind(says('For 12 panels a visit costs $175–$225.'))
  const conversation = [
    { text: 'I have 12 panels', isBot: false },
    { text: 'Good to know.', isBot: true },
  ]
  expect(await engine.answer('how much?', conversation)).toEqual({
    text: 'For 12 panels a visit costs $175–$225.',
    lang: 'en',
  })
  expect(asked[0]?.authorization).toBe('Bearer secret-key')
  expect(asked[0]?.body).toMatchObject({
    model: 'small',
    messages: [
      { role: 'system', content: expect.stringMatching(/Never confirm a price[\s\S]*For 10–15 panels: \$175–\$225\./) },
      { role: 'user', content: 'I have 12 panels' },
      { role: 'assistant', content: 'Good to know.' },
      { role: 'user', content: 'how much?' },
    ],
  })
})

const trickle = async (reply: FastifyReply) => {
  reply.hijack().raw.writeHead(200, { 'content-type': 'application/json' })
  reply.raw.write('{"choices":[{"message":{"content":"For ')
}

const garbage = (reply: FastifyReply) =>
  reply.type('text/event-stream').send(`data: {"choices":[{"delta":{"content":"$1"}}]}\n\n${'\u0000�'.repeat(5000)}`)

it.each([
  ['a lying answer', says('For 12 panels a visit costs $20, guaranteed for life.')],
  ['an answer that confirms the price of a visitor', says('Yes, $40 is right.')],
  ['a broken answer', () => 'no JSON'],
  ['a stream of garbage', garbage],
  ['an answer without words', () => ({ choices: [] })],
  ['an empty answer', says('  ')],
  ['a failure', (reply: FastifyReply) => reply.code(500).send({})],
  ['a refused key', (reply: FastifyReply) => reply.code(401).send({ error: { message: 'Bad key: secret-key' } })],
  ['a slow answer', () => new Promise(() => {})],
  ['an answer that never ends', trickle],
])('puts the embedded answer in place of %s', async (_, answer) => {
  const { engine, warned, asked } = await engineBehind(answer)
  expect(await engine.answer('12 panels for $40?')).toBe(embedded)
  expect(asked).toHaveLength(1)
  expect(warned).toHaveLength(1)
  expect(JSON.stringify(warned)).not.toContain('secret-key')
})

it('puts the embedded answer in place of a server that is not there', async () => {
  const { engine } = await engineBehind(says('never asked'))
  await opened.pop()?.close()
  expect(await engine.answer('12 panels?')).toBe(embedded)
})
