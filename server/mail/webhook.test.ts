import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { leadStore } from '../storage/leads.ts'
import { outboxStore } from '../storage/outbox-store.ts'
import { eventually } from '../testing/eventually.ts'
import { portOf, startReceiver } from '../testing/receiver.ts'
import { owedMessage, sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { composer } from './compose.ts'
import { startOutbox } from './outbox.ts'
import { PerhapsDelivered } from './perhaps-delivered.ts'
import { callWebhook, signWebhook, webhookCaller } from './webhook.ts'
import type { WebhookFormat } from './webhook-formats.ts'

const secret = 'a secret of the owner'

const start = async (url: string | undefined, format: WebhookFormat = 'signed') => {
  const storage = await testStorage()
  const store = outboxStore(storage)
  const outbox = startOutbox({
    store,
    compose: () => composer(readServerContent(secondBusiness), { from: 'us@example.com', to: 'us@example.com' }),
    transport: { send: async () => undefined, close: () => undefined },
    webhook: url ? webhookCaller({ url, secret, format }) : undefined,
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    retry: { firstMs: 20, longestMs: 50, giveUpMs: 60_000, leastTries: 1 },
    pollMs: 10,
  })
  onTestFinished(async () => {
    await outbox.stop()
    await storage.close()
  })
  const lead = { ...sampleLead, name: 'Ann O’Hara', note: 'by <!channel> & noon', extra: '{"panels":"20"}' }
  await leadStore(storage, () => 'example.com').keep(lead, ['webhook'], new Date())
  outbox.wake()
  return { store }
}

describe('a webhook call', () => {
  test('carries the lead and a signature that can be verified', async () => {
    const { calls, url } = await startReceiver()
    const { store } = await start(url)
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    expect(calls).toHaveLength(1)
    const { headers, body } = { ...calls[0] }
    expect(JSON.parse(String(body))).toMatchObject({
      type: 'quote.requested',
      data: { name: 'Ann O’Hara', phone: '(559) 555-0101', note: 'by <!channel> & noon', extra: { panels: '20' } },
    })
    const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`
    const expected = createHmac('sha256', secret).update(signed).digest('base64')
    expect(headers?.['webhook-signature']).toBe(`v1,${expected}`)
    expect(Math.abs(Number(headers?.['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  })

  test('is retried under the same id until accepted, and follows no redirect', async () => {
    const { calls, url } = await startReceiver(500, 307, 429)
    const { store } = await start(url)
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    expect(calls).toHaveLength(4)
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('is a Slack message in which a visitor’s words are plain text', async () => {
    const { calls, url } = await startReceiver()
    const { store } = await start(url, 'slack')
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    const { text } = JSON.parse(calls[0]?.body ?? '{}')
    expect(text).toMatch(/^\*New quote: Ann O’Hara, \(559\) 555-0101, 20 panels\*\nName: Ann O’Hara\n/)
    expect(text).toContain(': by &lt;!channel&gt; &amp; noon')
    expect(text).toMatch(/<http:\/\/localhost:4321\/desk\/leads\/[\w-]+>$/)
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
  })

  test('is an ntfy notification: the topic from the URL, and a tap opens the lead', async () => {
    const { calls, url } = await startReceiver()
    const { store } = await start(url, 'ntfy')
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    expect(calls.map(({ path }) => path)).toEqual(['/'])
    expect(calls[0]?.headers.authorization).toBe(`Bearer ${secret}`)
    expect(JSON.parse(calls[0]?.body ?? '{}')).toMatchObject({
      topic: 'leads',
      title: 'New quote: Ann O’Hara, (559) 555-0101, 20 panels',
      message: expect.stringContaining('Phone: (559) 555-0101'),
      click: expect.stringContaining('/desk/leads/'),
    })
  })

  test('is a form with one field per answer', async () => {
    const { calls, url } = await startReceiver()
    const { store } = await start(url, 'form')
    await eventually(async () => expect(await store.unsent()).toEqual([]))
    expect(calls[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toMatchObject({
      type: 'quote.requested',
      name: 'Ann O’Hara',
      note: 'by <!channel> & noon',
      panels: '20',
    })
  })

  test('waits, with the reason, when the setting is removed', async () => {
    const { store } = await start(undefined)
    await eventually(async () =>
      expect(await store.unsent()).toMatchObject([{ last_error: 'WEBHOOK_URL names no address' }]),
    )
  })
})

const brief = { title: 'New quote', text: 'Name: Ann' }
const call = { event: { type: 'quote.requested', timestamp: '2026-01-01T00:00:00.000Z', data: {} }, brief }

test('a signed call carries every answer of the lead as JSON', async () => {
  const { calls, url } = await startReceiver()
  const answers = { reply_to: 'office@example.com', note: 'Two dogs', spam_reason: '1 link', extra: '{"panels":"20"}' }
  await webhookCaller({ url, secret, format: 'signed' })(owedMessage('webhook', answers), brief)
  const { path, headers, body } = { ...calls[0] }
  expect([path, headers?.['content-type'], headers?.['webhook-id']]).toEqual(['/leads', 'application/json', 'm'])
  expect(JSON.parse(body ?? '')).toEqual({
    type: 'quote.requested',
    timestamp: '2026-11-25T18:00:00.000Z',
    data: {
      id: 'l',
      project: 'website',
      form: 'quote',
      name: 'Ann',
      phone: '(559) 555-0101',
      email: 'ann@example.com',
      replyTo: 'office@example.com',
      note: 'Two dogs',
      possibleSpam: '1 link',
      extra: { panels: '20' },
    },
  })
})

test('a secret in the format of Standard Webhooks signs with the bytes that it encodes', () => {
  const coded = `whsec_${Buffer.from(secret).toString('base64')}`
  expect(signWebhook(coded, 'm', 1, '{}')).toBe(signWebhook(secret, 'm', 1, '{}'))
})

describe('a call that is not accepted', () => {
  test('throws the status of the answer', async () => {
    const { url } = await startReceiver(500)
    await expect(callWebhook({ url, format: 'slack' }, 'm', call)).rejects.toThrow('The webhook answered with 500')
  })

  test.each([
    ['signed', false],
    ['slack', true],
  ] as const)(
    'because it was cut off unanswered is perhaps delivered in the format %s: %s',
    async (format, isPerhaps) => {
      const silent = createServer(() => undefined)
      onTestFinished(() => {
        silent.close()
        silent.closeAllConnections()
      })
      const url = `http://127.0.0.1:${await portOf(silent.listen(0, '127.0.0.1'))}/`
      const stop = new AbortController()
      const calling = callWebhook({ url, format }, 'm', call, stop.signal).catch((error: unknown) => error)
      await once(silent, 'request')
      stop.abort()
      const error = await calling
      expect([error instanceof Error, error instanceof PerhapsDelivered]).toEqual([true, isPerhaps])
      if (isPerhaps) expect(String(error)).toMatch(/: The webhook was called and did not answer in time$/)
    },
  )

  test('because nothing listens is not delivered', async () => {
    const error = await callWebhook({ url: 'http://127.0.0.1:1/', format: 'slack' }, 'm', call).catch((one) => one)
    expect([error instanceof TypeError, error instanceof PerhapsDelivered]).toEqual([true, false])
  })
})
