import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { leadStore } from './leads.ts'
import type { Storage } from './open.ts'
import { outboxStore } from './outbox-store.ts'

test('three hundred letters that were not delivered together are put off in a few transactions', async () => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  const leads = leadStore(storage, () => 'example.com')
  await Promise.all(
    Array.from({ length: 300 }, () => leads.keep({ ...sampleLead, id: undefined }, ['owner-notice'], new Date())),
  )
  await storage.db.updateTable('outbox').set({ kind: 'digest' }).execute()
  let transactions = 0
  const write: Storage['write'] = (work) => {
    transactions += 1
    return storage.write(work)
  }
  const outbox = outboxStore({ ...storage, write })
  const owed = await outbox.claimDigest(new Date(), 60_000, 1_000)
  transactions = 0
  const dueAt = new Date(Date.now() + 60_000)
  const failure = { error: 'no mail server', attempts: 1, dueAt, isDead: false }
  await Promise.all(owed.map(({ message }) => outbox.markFailed(message.id, failure)))
  expect(transactions).toBeLessThanOrEqual(4)
  const put = await sql<{ count: number }>`select count(*) as count from outbox where attempts = 1`.execute(storage.db)
  expect([owed.length, put.rows[0]?.count]).toEqual([300, 300])
})

test.each<[string, { hours: number; attempts: number; leasedHours?: number }, boolean]>([
  ['due within an hour', { hours: 1, attempts: 0 }, false],
  ['due in three hours before its first attempt, as no letter ever is', { hours: 3, attempts: 0 }, true],
  ['put off for thirty hours', { hours: 30, attempts: 3 }, false],
  ['put off for longer than any letter ever is', { hours: 32, attempts: 3 }, true],
  ['leased for an hour', { hours: 0, attempts: 0, leasedHours: 1 }, false],
  ['leased for longer than any letter ever is', { hours: 0, attempts: 0, leasedHours: 3 }, true],
])('a letter %s, %o, is claimed: %s', async (_how, { hours, attempts, leasedHours }, isClaimed) => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  const now = new Date('2026-01-01T12:00:00.000Z')
  const after = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
  await leadStore(storage, () => 'example.com').keep(sampleLead, ['owner-notice'], now)
  const leased_until = leasedHours === undefined ? null : after(leasedHours)
  await storage.db
    .updateTable('outbox')
    .set({ due_at: after(hours), attempts, leased_until })
    .execute()
  const claimed = await outboxStore(storage).claim(now, 60_000, 5)
  expect(claimed).toHaveLength(isClaimed ? 1 : 0)
  if (isClaimed) expect(claimed[0]?.message.leased_until).toBe('2026-01-01T12:01:00.000Z')
})

test('a round with nothing due takes no write lock', async () => {
  const storage = await testStorage()
  onTestFinished(storage.close)
  const write = () => Promise.reject(new Error('a write'))
  expect(await outboxStore({ ...storage, write }).claim(new Date(), 60_000, 5)).toEqual([])
})
