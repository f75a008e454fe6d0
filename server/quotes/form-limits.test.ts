import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdMinute } from '../testing/hold-minute.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { formsPerMinute, formsPerMinuteForAll } from './limits.ts'

type Sent = { url?: string; from?: string; headers?: Record<string, string>; payload?: string | object }

const start = async (options: Parameters<typeof testApp>[0] = {}) => {
  holdMinute()
  const { app, kept } = await testApp({
    set: { RATE_LIMIT: true, TRUST_PROXY: (_ip: string, hop: number) => hop < 1 },
    ...options,
  })
  const post = ({ url = '/f/quote', from = '192.0.2.1', headers, payload = {} }: Sent = {}) =>
    app.inject({ method: 'POST', url, headers: { ...headers, 'x-forwarded-for': from }, payload })
  const flood = async (sent: Sent = {}) => {
    for (let count = 0; count < formsPerMinute; count += 1) await post(sent)
  }
  return { app, kept, post, flood }
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const form = new URLSearchParams(goodAnswers).toString()

afterEach(() => {
  vi.useRealTimers()
})

describe('the limit per address', () => {
  test('allows a busy minute, then says when to retry', async () => {
    const { post } = await start()
    for (let count = 0; count < formsPerMinute; count += 1) expect((await post()).statusCode).toBe(400)
    const answer = await post({ payload: goodAnswers })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([429, 'BLOCKED'])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post({ from: '192.0.2.2', payload: goodAnswers })).statusCode).toBe(200)
  })

  test('is shared by both routes of the form', async () => {
    const { post, flood } = await start()
    await flood()
    expect((await post({ url: '/p/website/f/quote', payload: goodAnswers })).statusCode).toBe(429)
  })

  test('cannot be avoided by claiming another address', async () => {
    const { post } = await start({ set: { RATE_LIMIT: true } })
    for (let count = 0; count < formsPerMinute; count += 1) await post({ from: `192.0.2.${count}` })
    expect((await post({ from: '192.0.2.250' })).statusCode).toBe(429)
  })

  test('tells a browser without script when to retry', async () => {
    const { post, flood, kept } = await start()
    await flood()
    const answer = await post({ headers: urlencoded, payload: `${form}&note=Twenty+panels` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.body).toContain('<li>Too many: try again in a minute, or call (740) 555-0117.</li>')
    expect(await kept()).toEqual([])
  })

  test('holds when the wall clock is set back an hour, and blocks nobody for an hour', async () => {
    const { post, flood } = await start()
    await flood()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    const answer = await post({ payload: goodAnswers })
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})

describe('the limit over all addresses', () => {
  test('is not used up by rejected requests, from however many addresses', { timeout: 60_000 }, async () => {
    const { post } = await start()
    for (let count = 0; count <= formsPerMinuteForAll; count += 1)
      expect((await post({ from: `10.0.${count >> 8}.${count & 255}` })).statusCode).toBe(400)
    expect((await post({ from: '10.1.0.1', payload: goodAnswers })).statusCode).toBe(200)
  })

  test('stops many addresses while other pages stay available', { timeout: 60_000 }, async () => {
    const { app, post } = await start({ submit: async () => ({ outcome: 'kept' }) })
    const from = (count: number) => `10.0.${count >> 8}.${count & 255}`
    for (let count = 0; count < formsPerMinuteForAll; count += 1)
      expect((await post({ from: from(count), payload: goodAnswers })).statusCode).toBe(200)
    const answer = await post({ from: '10.1.0.1', payload: goodAnswers })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([429, 'BLOCKED'])
    expect(answer.json().errors[0].message).toBe('Busy: try again in a minute, or call (740) 555-0117.')
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})
