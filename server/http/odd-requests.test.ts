import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { FunctionsClient } from '@supabase/functions-js'
import { describe, expect, test } from 'vitest'
import { chatMessageLimit, chatPath } from '../../contract/chat-message.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const pages = { '404.html': 'our 404', '500.html': 'our 500' }
const answer = { text: 'hello', lang: 'en', isAnswered: true } as const
const engine = async () => ({ answer: async () => answer })

describe('a URL', () => {
  test.each(['/%ff', `/_astro/${'x'.repeat(300)}`, `/${'x'.repeat(5000)}.html`, `/${'%F0%9F%8C%9E'.repeat(300)}`])(
    'that cannot exist (%#) is the 404 page, and nothing of it is logged',
    async (url) => {
      const lines: string[] = []
      const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } }
      const { app } = await testApp({ pages, logger })
      const { statusCode, body } = await app.inject({ url })
      expect([statusCode, body]).toEqual([404, 'our 404'])
      expect(lines.join('')).not.toMatch(/xxxx|%F0|%ff|🌞|stack/)
    },
  )

  test("that cannot be decoded answers in the form's or the function's protocol", async () => {
    const { app } = await testApp({ engine })
    const form = await app.inject({ method: 'POST', url: '/f/%ff', payload: goodAnswers })
    expect([form.statusCode, form.json().errors[0].code]).toEqual([404, 'FORM_NOT_FOUND'])
    const call = await app.inject({ method: 'POST', url: '/functions/v1/%ff', payload: { message: 'hi' } })
    expect([call.statusCode, call.json().code]).toEqual([404, 'NOT_FOUND'])
    expect([form, call].map(({ headers }) => headers['access-control-allow-origin'])).toEqual(['*', '*'])
  })

  test.each([
    [`/f/${'x'.repeat(5000)}`, 'FORM_NOT_FOUND'],
    [`/p/${'x'.repeat(5000)}/f/quote`, 'PROJECT_NOT_FOUND'],
  ])('with a segment of 5,000 letters (%#) is %s and %s', async (url, code) => {
    const { app } = await testApp()
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload: goodAnswers })
    expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([404, code])
  })
})

test('a request with two Host headers is rejected', async () => {
  const { app } = await testApp({ pages: { 'index.html': 'home' } })
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  socket.end('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

describe('the chat', () => {
  test('lets the published client read that a body of 12 MB is too large', async () => {
    const { app } = await testApp({ engine })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { error } = await new FunctionsClient(`${url}/functions/v1`).invoke('ai-assistant', {
      body: { message: 'x'.repeat(12_000_000) },
    })
    expect(error).toMatchObject({ name: 'FunctionsHttpError', context: { status: 413 } })
    expect(await error.context.json()).toMatchObject({ code: 'MESSAGE_TOO_LONG' })
  })

  test('rejects JSON nested 5,000 levels deep', async () => {
    const { app } = await testApp({ engine })
    const payload = `{"message":"hi","more":${'['.repeat(5000)}${']'.repeat(5000)}}`
    const { statusCode } = await app.inject({ method: 'POST', url: chatPath, payload })
    expect(statusCode).toBe(400)
    const longest = { message: '🌞'.repeat(chatMessageLimit) }
    expect((await app.inject({ method: 'POST', url: chatPath, payload: longest })).statusCode).toBe(200)
  })
})

test('other sites may show pictures only', async () => {
  const { app } = await testApp({ pages: { 'index.html': 'home', 'photo.webp': 'x' } })
  const policyOf = async (url: string) => (await app.inject({ url })).headers['cross-origin-resource-policy']
  expect([await policyOf('/'), await policyOf('/photo.webp')]).toEqual(['same-origin', 'cross-origin'])
})
