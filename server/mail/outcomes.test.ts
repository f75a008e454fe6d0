import { expect, onTestFinished, test, vi } from 'vitest'
import { leadStore } from '../storage/leads.ts'
import { outboxStore } from '../storage/outbox-store.ts'
import type { MessageKind } from '../storage/tables.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { type OutcomeParts, outcomes } from './outcomes.ts'

const withCode = (code: string) => Object.assign(new Error('no connection'), { code })

/** A notice, an acknowledgement and a webhook call that have been claimed. */
const start = async (parts: Partial<OutcomeParts> = {}) => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  await leadStore(storage, () => 'example.com').keep(
    sampleLead,
    ['owner-notice', 'acknowledgement', 'webhook'],
    new Date(Date.now() - 60_000),
  )
  const store = outboxStore(storage)
  const now = new Date()
  const claimed = [...(await store.claim(now, 60_000, 9)), ...(await store.claimCalls(now, 60_000, 9))]
  const messageOf = (kind: MessageKind) => claimed.flatMap(({ message }) => (message.kind === kind ? [message] : []))
  const rowOf = (kind: MessageKind) =>
    storage.db.selectFrom('outbox').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow()
  const [markSent, markFailed] = [vi.fn(store.markSent), vi.fn(store.markFailed)]
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const count = vi.fn()
  const outcome = outcomes({ store: { ...store, markSent, markFailed }, transport: {}, log, count, ...parts })
  return { ...outcome, messageOf, rowOf, markSent, markFailed, log, count }
}

test('a letter that was sent and could not be marked is not sent again, and is marked at the next attempt', async () => {
  const { attempt, hasLeft, messageOf, rowOf, markSent, log, count } = await start()
  const [notice] = messageOf('owner-notice')
  const way = vi.fn(async () => undefined)
  if (!notice) throw new Error('no notice was claimed')
  markSent.mockRejectedValueOnce(withCode('SQLITE_FULL'))
  expect(hasLeft(notice)).toBe(false)
  expect(await attempt([notice], way)).toBe(true)
  expect([hasLeft(notice), (await rowOf('owner-notice')).state]).toEqual([true, 'waiting'])
  expect(log.error.mock.calls).toEqual([[{ code: 'SQLITE_FULL' }, 'outbox not writable']])
  expect(count).not.toHaveBeenCalled()

  expect(await attempt([notice], way)).toBe(true)
  expect(way).toHaveBeenCalledTimes(1)
  expect([hasLeft(notice), (await rowOf('owner-notice')).state]).toEqual([false, 'sent'])
  expect(count.mock.calls).toEqual([['owner-notice', 'sent']])
  expect(log.error).toHaveBeenCalledTimes(1)
})

test('messages of which one has not left are sent', async () => {
  const { attempt, messageOf, markSent } = await start()
  const way = vi.fn(async () => undefined)
  markSent.mockRejectedValueOnce(withCode('SQLITE_FULL'))
  await attempt(messageOf('owner-notice'), way)
  await attempt([...messageOf('owner-notice'), ...messageOf('acknowledgement')], way)
  expect(way).toHaveBeenCalledTimes(2)
})

test.each([
  [withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  [new Error('no connection'), 'unknown'],
  ['no connection', 'unknown'],
])('a letter that failed with %s is due later, and its reason is stored', async (error, code) => {
  const { attempt, hasLeft, messageOf, rowOf, log, count } = await start()
  const before = Date.now()
  expect(await attempt(messageOf('owner-notice'), () => Promise.reject(error))).toBe(false)
  const { id, due_at, ...row } = await rowOf('owner-notice')
  expect(row).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'no connection', leased_until: null })
  expect(Date.parse(due_at)).toBeGreaterThan(before + 20_000)
  expect(count.mock.calls).toEqual([['owner-notice', 'failed']])
  const told = { message: id, kind: 'owner-notice', attempts: 1, code, isDead: false }
  expect(log.warn.mock.calls).toEqual([[told, 'not sent']])
  expect(log.error).not.toHaveBeenCalled()
  expect(messageOf('owner-notice').map(hasLeft)).toEqual([false])
})

test('a letter whose time is over is dead, also when the failures are those of its address', async () => {
  const retry = { firstMs: 1, longestMs: 1, giveUpMs: 1, leastTries: 5 }
  const { attempt, messageOf, rowOf, count } = await start({ retry })
  const fail = () => Promise.reject(new Error('no connection'))
  await attempt(messageOf('owner-notice'), fail, 4)
  await attempt(messageOf('webhook'), fail, 5)
  expect([(await rowOf('owner-notice')).state, (await rowOf('webhook')).state]).toEqual(['waiting', 'dead'])
  expect(count.mock.calls).toEqual([
    ['owner-notice', 'failed'],
    ['webhook', 'given-up'],
  ])
})

test('a letter in a file counts as filed, and a webhook call as sent', async () => {
  const { attempt, messageOf, rowOf, count } = await start({ transport: { isFile: true } })
  for (const kind of ['owner-notice', 'webhook'] as const) await attempt(messageOf(kind), async () => undefined)
  expect([(await rowOf('owner-notice')).state, (await rowOf('webhook')).state]).toEqual(['filed', 'sent'])
  expect(count.mock.calls).toEqual([
    ['owner-notice', 'filed'],
    ['webhook', 'sent'],
  ])
})

test('a failure that cannot be stored is logged, and the letter stays waiting', async () => {
  const { attempt, messageOf, rowOf, markFailed, log, count } = await start()
  markFailed.mockRejectedValueOnce(withCode('SQLITE_FULL'))
  expect(await attempt(messageOf('owner-notice'), () => Promise.reject(new Error('no connection')))).toBe(false)
  expect(await rowOf('owner-notice')).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(log.error.mock.calls).toEqual([[{ code: 'SQLITE_FULL' }, 'outbox not writable']])
  expect(count).not.toHaveBeenCalled()
})
