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
    fallback: { answer: async () => 'the embedded answer' },
    check,
    log: { warn: (about: object) => warned.push(about) },
    timeLimit: 300,
  })
  return { engine, asked, warned }
}

const says = (text: string) => () => ({ choices: [{ message: { content: text } }] })

it('passes on a true answer, and gives the model the facts and the question', async () => {
  const { engine, asked } = await engineBehind(says('For 12 panels a visit costs $175–$225.'))
  expect(await engine.answer('12 panels?')).toBe('For 12 panels a visit costs $175–$225.')
  expect(asked[0]?.authorization).toBe('Bearer secret-key')
  expect(JSON.stringify(asked[0]?.body)).toContain('For 10–15 panels: $175–$225.')
})

it.each([
  ['a lying answer', says('For 12 panels a visit costs $20, guaranteed for life.')],
  ['a broken answer', () => 'no JSON'],
  ['an empty answer', () => ({ choices: [] })],
  ['a refusal', (reply: FastifyReply) => reply.code(500).send({})],
  ['a slow answer', () => new Promise(() => {})],
])('puts the embedded answer in place of %s', async (_, answer) => {
  const { engine, warned } = await engineBehind(answer)
  expect(await engine.answer('12 panels?')).toBe('the embedded answer')
  expect(warned).toHaveLength(1)
  expect(JSON.stringify(warned)).not.toContain('secret-key')
})
