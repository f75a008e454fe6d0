import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { chatPath } from '../../contract/chat-message.ts'
import type { Answer } from './answer-engine.ts'
import { assistantRoutes } from './chat-routes.ts'

it('the chat answers one question per address at a time, so that another address finds room', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const waiting: (() => void)[] = []
  const answer = () =>
    new Promise<Answer>((resolve) => waiting.push(() => resolve({ text: 'Hi', lang: 'en', isAnswered: true })))
  await app.register(assistantRoutes, { engine: async () => ({ answer }), hasRateLimit: true })
  const ask = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: chatPath, payload: { message: 'hi' }, remoteAddress })
  const answers = ['192.0.2.1', '192.0.2.2', '2001:db8::1'].map(ask)
  await expect.poll(() => waiting.length).toBe(3)
  const refused = [await ask('192.0.2.1'), await ask('2001:db8:0:ff::2')]
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '5'],
  ])
  for (const end of waiting.splice(0)) end()
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const again = ask('192.0.2.1')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.()
  expect((await again).statusCode).toBe(200)
})
