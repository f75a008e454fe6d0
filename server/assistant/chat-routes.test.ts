import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chatMessageLimit, chatPath, chatTurnLimit } from '../../contract/chat-message.ts'
import { holdMinute } from '../testing/hold-minute.ts'
import { testEngine } from '../testing/test-engine.ts'
import { assistantRoutes, messagesPerMinute } from './chat-routes.ts'

const engine = await testEngine()
const opened: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

const serve = async (config: { publicKey?: string } = {}, hasRateLimit = false) => {
  const app = Fastify()
  opened.push(app)
  await app.register(assistantRoutes, { engine: async () => engine, ...config, hasRateLimit })
  return app
}

const post = async (payload: unknown, headers: Record<string, string> = {}, config: { publicKey?: string } = {}) => {
  const app = await serve(config)
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  return app.inject({
    method: 'POST',
    url: chatPath,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
}

it('is ready before anybody asks', async () => {
  const app = Fastify()
  opened.push(app)
  const make = vi.fn(async () => engine)
  await app.register(assistantRoutes, { engine: make })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(make).not.toHaveBeenCalled()
  await expect.poll(() => make.mock.calls.length, { timeout: 8000 }).toBe(1)
})

it.each([
  'I want to k\u200Bill my\u00ADself',
  'I want to \u2060kill\u200D myself\u0000',
  'I want to kill\ud800 myself',
])('understands danger whatever invisible characters stand between the letters: %j', async (message) => {
  expect((await post({ message })).json().response).toContain('988')
})

describe('the call', () => {
  it('answers a message with a response', async () => {
    const answer = await post({ message: 'How much for 20 windows?' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ response: expect.stringContaining('$95–$180') })
  })

  it('returns follow-up questions, links and contact data', async () => {
    const app = Fastify()
    opened.push(app)
    const links = [{ label: 'Call', href: 'tel:+17405550117' }]
    const contact = { email: 'ann@example.com' }
    const said = {
      text: 'From $95.',
      lang: 'en' as const,
      isAnswered: true,
      next: ['When can you come?'],
      links,
      contact,
    }
    const answer = async () => said
    await app.register(assistantRoutes, { engine: async () => ({ answer }) })
    const reply = await app.inject({ method: 'POST', url: chatPath, payload: { message: 'How much?' } })
    expect(reply.json()).toEqual({ response: 'From $95.', next: ['When can you come?'], links, contact })
  })

  it('stores questions it could not answer, and no others', async () => {
    const app = Fastify()
    opened.push(app)
    const kept: unknown[] = []
    const keepUnanswered = async (...question: unknown[]) => {
      kept.push(question)
      throw new Error('the disk is full')
    }
    await app.register(assistantRoutes, { engine: async () => engine, keepUnanswered })
    const ask = (message: string) => app.inject({ method: 'POST', url: chatPath, payload: { message } })
    expect((await ask('who won the game')).statusCode).toBe(200)
    await ask('How much for 20 windows?')
    expect(kept).toEqual([['who won the game', 'en']])
  })

  it('stores and counts as unknown a question to which an answer says that nothing is published', async () => {
    const app = Fastify()
    opened.push(app)
    const kept: unknown[] = []
    const counted: string[] = []
    const answer = async () => ({
      text: 'Ask the family.',
      lang: 'en' as const,
      isAnswered: true,
      isUnknown: true,
    })
    await app.register(assistantRoutes, {
      engine: async () => ({ answer }),
      keepUnanswered: async (...question: unknown[]) => void kept.push(question),
      count: (outcome) => counted.push(outcome),
    })
    await app.inject({ method: 'POST', url: chatPath, payload: { message: 'are you hiring' } })
    expect(kept).toEqual([['are you hiring', 'en']])
    expect(counted).toEqual(['unknown'])
  })

  it("returns the language of a response that is not in the site's", async () => {
    const app = Fastify()
    opened.push(app)
    const answer = async () => ({ text: 'Desde $95.', lang: 'es' as const, isAnswered: true })
    await app.register(assistantRoutes, { engine: async () => ({ answer }) })
    const reply = await app.inject({ method: 'POST', url: chatPath, payload: { message: '¿Cuánto cuesta?' } })
    expect(reply.json()).toEqual({ response: 'Desde $95.', lang: 'es' })
  })

  it('answers in the language of a site with only one', async () => {
    const { response, lang } = (await post({ message: '¿Qué horario tienen los sábados?' })).json()
    expect([typeof response, lang]).toEqual(['string', undefined])
  })

  it('names no price for a day on which the business is closed', async () => {
    const { response } = (await post({ message: 'How much for 20 windows on a Sunday?' })).json()
    expect(response).toContain("We rest that day. We're open Monday to Friday")
    expect(response).not.toContain('$')
  })

  it.each([
    ['no JSON', '{"message"'],
    ['no body', ''],
    ['no message', {}],
    ['a number', { message: 5 }],
    ['a blank message', { message: '  \n ' }],
    ['null', null],
    ['a list', ['message']],
  ])('refuses %s with 400', async (_, payload) => {
    const answer = await post(payload)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('answers bad input in JSON whatever its content type', async () => {
    const answer = await post('<xml/>', { 'content-type': 'application/xml' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  })

  it('accepts the longest message and rejects one character more', async () => {
    const longest = '🌞'.repeat(chatMessageLimit)
    expect((await post({ message: longest })).statusCode).toBe(200)
    expect((await post({ message: `${longest}!` })).statusCode).toBe(413)
    expect((await post({ message: 'x'.repeat(100_000) })).json().code).toBe('MESSAGE_TOO_LONG')
  })

  it('accepts the conversation before a message, and uses the last turns', async () => {
    const turn = { text: '🌞'.repeat(chatMessageLimit), isBot: false }
    const conversation = Array.from({ length: chatTurnLimit }, () => turn)
    expect((await post({ message: 'hi', conversation })).statusCode).toBe(200)
    const started = [...conversation, { text: 'How much for 20 windows?', isBot: false }]
    const answer = await post({ message: 'and on a Saturday?', conversation: started })
    expect(answer.json().response).toContain('+ $35–$45 for a Saturday or an odd hour = $130–$225')
  })

  it.each([
    ['text', 'How much?'],
    ['turns of another shape', [{ role: 'user', content: 'hi' }]],
    ['null', null],
  ])('refuses a conversation that is %s with 400', async (_, conversation) => {
    expect((await post({ message: 'hi', conversation })).statusCode).toBe(400)
  })

  it('knows no other function', async () => {
    const app = await serve()
    for (const url of ['/functions/v1/other', '/functions/v1/ai-assistant/more', '/functions/v1/']) {
      const answer = await app.inject({ method: 'POST', url, payload: { message: 'hi' } })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
      ])
    }
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s with 405', async (method) => {
    const app = await serve()
    const answer = await app.inject({ method, url: chatPath })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })

  it('requires the public key if set, but not from our own pages', async () => {
    const config = { publicKey: 'public' }
    const message = { message: 'hi' }
    expect((await post(message, {}, config)).statusCode).toBe(401)
    expect((await post(message, { apikey: 'wrong' }, config)).statusCode).toBe(401)
    expect((await post(message, { apikey: 'public' }, config)).statusCode).toBe(200)
    expect((await post(message, { authorization: 'Bearer public' }, config)).statusCode).toBe(200)
    expect((await post(message, { 'sec-fetch-site': 'same-origin' }, config)).statusCode).toBe(200)
  })

  it('tells a visitor over the limit when to retry', async () => {
    holdMinute()
    const app = await serve({}, true)
    const ask = () =>
      app.inject({
        method: 'POST',
        url: chatPath,
        payload: { message: 'hi' },
        headers: { origin: 'https://a.example' },
      })
    for (let turn = 0; turn < messagesPerMinute; turn++) await ask()
    const answer = await ask()
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('allows preflights for every header that a client sends', async () => {
    const app = await serve()
    const wanted = 'authorization, apikey, content-type, x-client-info, x-region'
    const answer = await app.inject({
      method: 'OPTIONS',
      url: chatPath,
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted,
      },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-headers']).toBe(wanted)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-methods']).toContain('POST')
  })

  it('hides internal errors', async () => {
    const app = Fastify()
    opened.push(app)
    const failing = { answer: () => Promise.reject(new Error('secret')) }
    await app.register(assistantRoutes, { engine: async () => failing })
    const answer = await app.inject({ method: 'POST', url: chatPath, payload: { message: 'hi' } })
    expect([answer.statusCode, answer.body]).toEqual([
      500,
      '{"code":"INTERNAL_ERROR","message":"The assistant could not answer"}',
    ])
  })
})
