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
  const leads = leadStore(storage, 'example.com')
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
