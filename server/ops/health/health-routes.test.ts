import { describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { goodAnswers, testApp } from '../../testing/test-app.ts'
import { testStorage } from '../../testing/test-storage.ts'
import { readiness } from './readiness.ts'

const token = 'sixteen letters!'
const set = { METRICS_TOKEN: token }
const bearer = { authorization: `Bearer ${token}` }

describe('the health of a server', () => {
  test('is alive and ready, with answers that must not be cached', async () => {
    const { app } = await testApp({ set })
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.inject(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    }
  })

  test('is not ready while the storage hangs or fails, or letters are stuck', async () => {
    const now = new Date()
    const early = new Date(now.getTime() - 5 * 60_000)
    const never = readiness({
      checkStorage: () => new Promise(() => undefined),
      lastRound: () => now,
      storageTimeoutMs: 5,
    })
    expect(await never.lacks(now)).toEqual(['storage'])
    const broken = readiness({ checkStorage: () => Promise.reject(new Error('gone')), lastRound: () => early })
    expect(await broken.lacks(now)).toEqual(['storage', 'outbox'])
    const ahead = new Date(now.getTime() + 365 * 24 * 60 * 60_000)
    const setBack = readiness({ checkStorage: async () => undefined, lastRound: () => ahead })
    expect(await setBack.lacks(now), 'the clock went back a year').toEqual(['outbox'])
    const storage = await testStorage()
    const { app } = await testApp({ storage: { ...storage, check: () => Promise.reject(new Error('gone')) } })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  test('is checked once a second, however often it is asked', async () => {
    const checkStorage = vi.fn(async () => undefined)
    const { lacks } = readiness({ checkStorage, lastRound: () => new Date() })
    for (let count = 0; count < 50; count += 1) expect(await lacks()).toEqual([])
    expect(checkStorage).toHaveBeenCalledTimes(1)
  })

  test('is alive but not ready while it drains', async () => {
    const { app } = await testApp()
    await app.ops.drain(0)
    expect((await app.inject('/readyz')).json()).toEqual({ ready: false, lacks: ['closing'] })
    expect((await app.inject('/healthz')).statusCode).toBe(503)
    expect((await app.inject({ method: 'POST', url: '/f/quote', payload: goodAnswers })).statusCode).toBe(200)
  })
})

describe('the metrics', () => {
  test('need the token', async () => {
    const { app } = await testApp({ set })
    expect((await app.inject('/metrics')).statusCode).toBe(401)
    expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(401)
    expect((await app.inject({ url: '/metrics', headers: bearer })).headers['content-type']).toMatch('text/plain')
  })

  test('do not exist without a token', async () => {
    const { app } = await testApp()
    expect((await app.inject({ url: '/metrics', headers: bearer })).statusCode).toBe(404)
  })

  test('count requests and messages, and name nobody', async () => {
    const { app, leads, storage } = await testApp({ set, pages: { 'index.html': 'home', 'a.txt': 'a' } })
    await leads.keep(sampleLead, ['owner-notice', 'acknowledgement'], new Date(Date.now() - 90_000))
    await storage.db.updateTable('outbox').set({ state: 'dead' }).where('kind', '=', 'acknowledgement').execute()
    for (const url of ['/', '/a.txt', '/nowhere?email=ann@example.com']) await app.inject(url)
    await app.inject({ method: 'POST', url: '/f/quote', payload: goodAnswers })
    for (const message of ['How much for 20 windows?', 'asdf qwer zxcv'])
      await app.inject({ method: 'POST', url: '/functions/v1/ai-assistant', payload: { message } })
    app.metrics?.countQuote('spam')
    app.metrics?.countLetter('owner-notice', 'failed')

    const text = await eventually(async () => {
      const { body } = await app.inject({ url: '/metrics', headers: bearer })
      expect(body).toContain('http_request_duration_seconds_count{route="assistant",status="200"} 2')
      return body
    })
    for (const line of [
      'http_request_duration_seconds_count{route="page",status="200"} 1',
      'http_request_duration_seconds_count{route="page",status="404"} 1',
      'http_request_duration_seconds_count{route="asset",status="200"} 1',
      'http_request_duration_seconds_count{route="form",status="200"} 1',
      'assistant_questions_total{outcome="answered"} 1',
      'assistant_questions_total{outcome="unknown"} 1',
      'quotes_total{outcome="spam"} 1',
      'letters_total{kind="owner-notice",outcome="failed"} 1',
      'outbox_waiting 3',
      'outbox_given_up 1',
    ])
      expect(text).toContain(line)
    expect(Number(/^outbox_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(90)
    expect(text).not.toMatch(/Ann|ann@|555.?0101|nowhere|qwer/)
  })
})
