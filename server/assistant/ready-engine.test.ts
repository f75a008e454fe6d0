import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { chatPath } from '../../contract/chat-message.ts'
import { testKnowledge } from '../testing/test-knowledge.ts'
import { assistantRoutes } from './chat-routes.ts'
import { readyEngine } from './ready-engine.ts'

it('never lets a model answer somebody in danger', async () => {
  const app = Fastify()
  onTestFinished(async () => void (await app.close()))
  const config = { model: { url: 'http://127.0.0.1:9/v1', name: 'never asked' } }
  const knowledge = testKnowledge()
  await app.register(assistantRoutes, { engine: async () => readyEngine(knowledge, config, app.log) })
  const message = "I'm going to kill myself over this electric bill"
  const { response } = (await app.inject({ method: 'POST', url: chatPath, payload: { message } })).json()
  expect(response).toBe(knowledge.content.danger.en.kinds.selfHarm.answer)
})
