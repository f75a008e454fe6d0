import { expect, onTestFinished, test, vi } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { leadStore } from '../storage/leads.ts'
import { type OutboxStore, outboxStore } from '../storage/outbox-store.ts'
import { eventually } from '../testing/eventually.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { composer } from './compose.ts'
import { startOutbox } from './outbox.ts'

const start = async (changes: Partial<Parameters<typeof startOutbox>[0]>, broken: Partial<OutboxStore> = {}) => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  await leadStore(storage, () => 'example.com').keep(sampleLead, ['owner-notice', 'webhook'], new Date())
  const store = { ...outboxStore(storage), ...broken }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const addresses = { from: 'us@example.com', to: 'us@example.com' }
  const transport = { send: async () => undefined, close: () => undefined }
  const compose = () => composer(readServerContent(secondBusiness), addresses)
  const outbox = startOutbox({ store, compose, transport, log, pollMs: 10, stopMs: 20, ...changes })
  onTestFinished(() => outbox.stop())
  return { outbox, log, store }
}

test('stopping ends a letter and a call that do not end by themselves', async () => {
  const ending = Promise.withResolvers<never>()
  const close = vi.fn(() => ending.reject(new Error('The server is closing')))
  const send = vi.fn(() => ending.promise)
  const called = vi.fn()
  const webhook = (_owed: unknown, _brief: unknown, stop?: AbortSignal) => {
    called(stop)
    return new Promise<never>((_, reject) => stop?.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  const { outbox, store } = await start({ transport: { send, close }, webhook })
  await eventually(() => expect([send.mock.calls.length, called.mock.calls.length]).toEqual([1, 1]))
  await outbox.stop()
  expect(close).toHaveBeenCalled()
  const errors = (await store.unsent()).map(({ last_error }) => last_error).sort()
  expect(errors).toEqual(['The server is closing', 'aborted'])
})

test('a round that cannot read the outbox is logged, and counts as a step', async () => {
  const claimDigest = () => Promise.reject(new Error('disk full'))
  const { outbox, log } = await start({}, { claimDigest })
  const begun = outbox.lastRound()
  await eventually(() => expect(log.error).toHaveBeenCalledWith(expect.anything(), 'outbox not readable'))
  await eventually(() => expect(outbox.lastRound().getTime()).toBeGreaterThan(begun.getTime()))
})
