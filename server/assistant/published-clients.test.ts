import { FunctionsClient } from '@supabase/functions-js'
import { createClient } from '@supabase/supabase-js'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testEngine } from '../testing/test-engine.ts'
import { assistantRoutes } from './chat-routes.ts'

const engine = await testEngine()

describe('the published clients', () => {
  const listen = async () => {
    const app = Fastify()
    onTestFinished(() => app.close())
    await app.register(assistantRoutes, { engine: async () => engine })
    return app.listen({ host: '127.0.0.1', port: 0 })
  }
  const body = { message: 'What are your hours?' }

  it('functions-js gets an answer', async () => {
    const client = new FunctionsClient(`${await listen()}/functions/v1`, { headers: { Authorization: 'Bearer key' } })
    const { data, error } = await client.invoke('ai-assistant', { body })
    expect(error).toBeNull()
    expect(data).toEqual({ response: expect.stringContaining('8 AM') })
  })

  it('supabase-js gets an answer, and an error for another function', async () => {
    const client = createClient(await listen(), 'public-key')
    const { data } = await client.functions.invoke('ai-assistant', { body })
    expect(data).toEqual({ response: expect.stringContaining('8 AM') })
    const { error } = await client.functions.invoke('nothing', { body })
    expect(error).toMatchObject({ name: 'FunctionsHttpError' })
  })
})
