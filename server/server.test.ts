import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { holdMinute } from './testing/hold-minute.ts'
import { goodAnswers, testApp } from './testing/test-app.ts'

const keyed = { ASSISTANT_PUBLIC_KEY: 'a-public-key' }

describe('the server', () => {
  test('answers chat and form side by side', async () => {
    const { app, kept } = await testApp({ set: { ...keyed, RATE_LIMIT: true }, pages: { 'index.html': 'home' } })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { functions } = createClient(url, 'a-public-key')
    const { data, error } = await functions.invoke('ai-assistant', { body: { message: 'How much for 20 windows?' } })
    expect([data, error]).toEqual([{ response: expect.stringContaining('$95–$180') }, null])

    expect((await app.inject({ method: 'POST', url: '/f/quote', payload: goodAnswers })).statusCode).toBe(200)
    expect(await kept()).toHaveLength(1)
    expect((await app.inject('/')).body).toBe('home')
  })

  test('allows other sites only its two endpoints', async () => {
    const { app } = await testApp({ set: keyed })
    for (const url of ['/', '/services', '/functions']) {
      const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
      const preflight = await app.inject({ method: 'OPTIONS', url, headers })
      expect([url, preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
        url,
        404,
        undefined,
      ])
    }
  })

  test('limits both chat and form, or with limits off neither', async () => {
    holdMinute()
    for (const [hasRateLimit, status] of [
      [true, 429],
      [false, 200],
    ] as const) {
      const { app } = await testApp({ set: { ...keyed, RATE_LIMIT: hasRateLimit } })
      const post = () =>
        app.inject({
          method: 'POST',
          url: '/functions/v1/ai-assistant',
          headers: { apikey: 'a-public-key' },
          payload: { message: 'Hello' },
        })
      for (let count = 0; count < 60; count += 1) await post()
      expect((await post()).statusCode).toBe(status)
    }
  })

  test('keeps search engines away from a staging site', async () => {
    for (const isStaging of [true, false]) {
      const { app } = await testApp({ set: { STAGING: isStaging }, pages: { 'index.html': 'home' } })
      expect((await app.inject('/')).headers['x-robots-tag']).toBe(isStaging ? 'noindex, nofollow' : undefined)
    }
  })

  test('answers a request on an open connection while it closes', async () => {
    const { app } = await testApp({ pages: { 'index.html': 'home' } })
    const held = Promise.withResolvers<void>()
    app.addHook('preClose', () => held.promise)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await fetch(url)).status).toBe(200)
    const closing = app.close()
    const late = await fetch(`${url}/f/quote`, {
      method: 'POST',
      body: new URLSearchParams(goodAnswers),
      redirect: 'manual',
    })
    expect(late.status).toBe(303)
    held.resolve()
    await closing
  })
})
