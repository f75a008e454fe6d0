import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptLimit, senderLimit } from './rate-limit.ts'

const limited = async (perMinute: number) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = Fastify({ trustProxy: true })
  const limit = await senderLimit(app, perMinute)
  const kept = await keptLimit(app, 2)
  app.get('/', async (request) => ({ wait: await limit(request) }))
  app.get('/wait', async (request) => ({ wait: await kept.wait(request) }))
  app.get('/keep', async (request) => ({ wait: await kept.count(request) }))
  onTestFinished(() => app.close())
  return async (from: string, url = '/'): Promise<number | undefined> =>
    (await app.inject({ url, headers: { 'x-forwarded-for': from } })).json<{ wait?: number }>().wait
}

test('a sender over the limit waits for the next minute, others do not', async () => {
  const take = await limited(2)
  expect([await take('192.0.2.1'), await take('192.0.2.1'), await take('192.0.2.1')]).toEqual([
    undefined,
    undefined,
    60,
  ])
  expect(await take('192.0.2.2')).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(await take('192.0.2.1')).toBeUndefined()
})

test.each([
  ['an IPv4 address written as IPv6', '192.0.2.7', '::ffff:192.0.2.7'],
  ['the /56 of an IPv6 address', '2001:db8:1:2::9', '2001:db8:1:ff::1'],
  ['a link-local address with its zone', 'fe80::1%eth0', 'fe80::2'],
])('%s is one sender', async (_whom, first, second) => {
  const take = await limited(1)
  expect(await take(first)).toBeUndefined()
  expect(await take(second)).toBeGreaterThan(0)
})

test('two /56 networks are two senders', async () => {
  const take = await limited(1)
  expect(await take('2001:db8:1:2::9')).toBeUndefined()
  expect(await take('2001:db8:1:100::9')).toBeUndefined()
})

test('the limit over all senders counts stored leads, and checking does not use it up', async () => {
  const take = await limited(1)
  for (let count = 0; count < 10; count += 1) expect(await take('192.0.2.1', '/wait')).toBeUndefined()
  await take('192.0.2.1', '/keep')
  await take('192.0.2.2', '/keep')
  expect(await take('192.0.2.3', '/wait')).toBeGreaterThan(0)
})
