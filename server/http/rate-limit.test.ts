import { describe, expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'
import { formsPerMinute, formsPerMinuteForAll, senderOf } from './rate-limit.ts'

type Sent = { from?: string; headers?: Record<string, string>; payload?: string | object }

const start = async (trustProxy: boolean) => {
  const { app } = await testApp({ hasRateLimit: true, trustProxy })
  const post = ({ from, headers, payload = {} }: Sent = {}) =>
    app.inject({
      method: 'POST',
      url: '/f/quote',
      headers: { ...headers, ...(from && { 'x-forwarded-for': from }) },
      payload,
    })
  return { app, post }
}

describe('the limit of an address', () => {
  test('lets a busy minute through, then says when to come back', async () => {
    const { post } = await start(false)
    for (let count = 0; count < formsPerMinute; count += 1) expect((await post()).statusCode).toBe(400)
    const answer = await post({ payload: goodAnswers })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([429, 'BLOCKED'])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const page = await post({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=Ann' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  })

  test('counts each visitor behind a proxy that is trusted', async () => {
    const { post } = await start(true)
    for (let count = 0; count <= formsPerMinute; count += 1) await post({ from: '192.0.2.1' })
    expect((await post({ from: '192.0.2.1' })).statusCode).toBe(429)
    expect((await post({ from: '192.0.2.2' })).statusCode).toBe(400)
  })

  test('is not talked away by a sender who names another address', async () => {
    const { post } = await start(false)
    for (let count = 0; count <= formsPerMinute; count += 1) await post({ from: `192.0.2.${count}` })
    expect((await post({ from: '192.0.2.250' })).statusCode).toBe(429)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s for %s', (ip, sender) => {
    expect(senderOf({ ip })).toBe(sender)
  })
})

test('the limit for everybody holds against many addresses, and other pages stay open', {
  timeout: 60_000,
}, async () => {
  const { app, post } = await start(true)
  const statuses = new Set<number>()
  for (let count = 0; count < formsPerMinuteForAll; count += 1) {
    statuses.add((await post({ from: `10.0.${count >> 8}.${count & 255}` })).statusCode)
  }
  expect(statuses).toEqual(new Set([400]))
  const answer = await post({ from: '10.1.0.1' })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([429, 'BLOCKED'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
