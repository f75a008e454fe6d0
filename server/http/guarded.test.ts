import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { formsPerMinute } from '../quotes/limits.ts'
import { StorageUnavailable } from '../storage/leads.ts'
import { holdMinute } from '../testing/hold-minute.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (answers: object) => new URLSearchParams(Object.entries(answers)).toString()
const throwing = (error: Error) => ({
  submit: async () => {
    throw error
  },
})

const options = { siteUrl: 'https://example.com' }
type Sent = {
  url?: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  payload?: string | object
}
type Case = [string, number, Sent, Parameters<typeof testApp>[0]?]

const post = (answers: object): Sent => ({ payload: form(answers), headers: urlencoded })
const cases: Case[] = [
  ['a page', 200, { method: 'GET', url: '/' }],
  ['a picture', 200, { method: 'GET', url: '/favicon.svg' }],
  ['the health check', 200, { method: 'GET', url: '/healthz' }],
  ['a missing page', 404, { method: 'GET', url: '/missing' }],
  ['an unknown city', 302, { method: 'GET', url: '/ohio/x' }],
  ['a path that climbs', 404, { method: 'GET', url: '/..%2f..%2fdata/leads.db' }],
  ['a path that cannot be decoded', 404, { method: 'GET', url: '/%E0%A4%A' }],
  ['a kept form', 303, post(goodAnswers)],
  ['a form without phone', 422, post({ ...goodAnswers, phone: '' })],
  ['a form that is too large', 413, post({ ...goodAnswers, roof: 'x'.repeat(70_000) })],
  ['a form of another kind', 415, { payload: 'x', headers: { 'content-type': 'text/plain' } }],
  ['another form', 404, { ...post(goodAnswers), url: '/f/other' }],
  ['another method', 405, { method: 'PUT' }],
  ['a failure inside', 500, post(goodAnswers), throwing(new Error('inside'))],
  ['a form that could not be kept', 503, post(goodAnswers), throwing(new StorageUnavailable('full'))],
  ['a chat that is refused', 400, { url: '/functions/v1/ai-assistant', payload: { message: '' } }],
]

const promised = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringMatching(/default-src '(?:none|self)'[\s\S]*frame-ancestors 'none'/),
}

describe('every response has the security headers', () => {
  test.each(cases)('of %s, %i', async (_what, status, sent, more) => {
    const { app } = await testApp({ ...options, pages: { 'index.html': 'home', 'favicon.svg': '<svg/>' }, ...more })
    const { url = '/f/quote', method = 'POST', ...rest } = sent
    const answer = await app.inject({ url, method, ...rest })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(promised)
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/)
  })

  test('over the rate limit, 429', async () => {
    holdMinute()
    const { app } = await testApp({ ...options, set: { RATE_LIMIT: true } })
    for (let count = 0; count < formsPerMinute; count += 1) await app.inject({ method: 'POST', url: '/f/quote' })
    const answer = await app.inject({
      method: 'POST',
      url: '/f/quote',
      headers: urlencoded,
      payload: form(goodAnswers),
    })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers).toMatchObject(promised)
  })
})

test.each(['NONSENSE\r\n\r\n', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nx\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n'])(
  'an invalid HTTP request, %j, is rejected without internal details',
  async (bytes) => {
    const { app } = await testApp()
    const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    socket.end(bytes)
    const answer = await text(socket)
    expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/)
    expect(answer).not.toMatch(/\.ts|at \w+ \(/)
  },
)

describe('a reply-to address', () => {
  test.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com, evil@example.com',
    '<a@example.com>',
    'a b@c.d',
  ])('such as %j reaches no letter', async (address) => {
    const { app, kept } = await testApp()
    const { 'reply-to': _left, ...answers } = goodAnswers
    const answer = await app.inject({ method: 'POST', url: '/f/quote', payload: { ...answers, _replyto: address } })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, expect.stringMatching(/^TYPE_/)])
    expect(await kept()).toEqual([])
  })
})

test('no line of the log names a visitor, whatever becomes of the form', async () => {
  const lines: string[] = []
  const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } }
  for (const more of [{}, throwing(new Error('inside')), throwing(new StorageUnavailable('full'))]) {
    const { app } = await testApp({ logger, ...more })
    for (const answers of [
      goodAnswers,
      { ...goodAnswers, email: 'ann at example' },
      { ...goodAnswers, _gotcha: 'x' },
    ]) {
      await app.inject({ method: 'POST', url: '/f/quote?name=Ann', payload: answers })
      await app.inject({ method: 'POST', url: '/f/quote/ann@example.com', payload: answers })
    }
  }
  expect(lines.length).toBeGreaterThan(9)
  expect(lines.join('')).not.toMatch(/Ann|555.?0101|ann@|ann at/)
})
