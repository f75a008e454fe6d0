import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { chatPath } from '../../contract/chat-message.ts'
import { knowledgeOf } from './knowledge.ts'
import { readyEngine } from './ready-engine.ts'
import { assistantRoutes } from './routes.ts'

const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

it('keeps the key of a model out of the answer and the log, even where the model repeats it', async () => {
  const model = Fastify({ forceCloseConnections: true })
  opened.push(model)
  const given: (string | undefined)[] = []
  model.post('/chat/completions', (request, reply) => {
    given.push(request.headers.authorization)
    return reply.code(401).send({ error: { message: `Wrong key: ${request.headers.authorization}` } })
  })
  const url = await model.listen({ host: '127.0.0.1', port: 0 })

  const lines: string[] = []
  const app = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } })
  opened.push(app)
  const config = { model: { url, key: 'top-secret', name: 'small' } }
  await app.register(assistantRoutes, { engine: () => readyEngine(knowledgeOf(readContent()), config, app.log) })
  const answer = await app.inject({ method: 'POST', url: chatPath, payload: { message: 'How much for 18 panels?' } })

  expect(given).toEqual(['Bearer top-secret'])
  expect(answer.json()).toEqual({ response: expect.stringContaining('$225–$275') })
  expect(lines.join('')).toContain('the model did not answer')
  expect(lines.join('') + answer.body + JSON.stringify(answer.headers)).not.toContain('top-secret')
})
