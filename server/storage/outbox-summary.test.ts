import { expect, onTestFinished, test } from 'vitest'
import { sampleLead } from '../testing/sample-lead.ts'
import { testStorage } from '../testing/test-storage.ts'
import { leadStore } from './leads.ts'
import { outboxStore } from './outbox-store.ts'
import { outboxSummary } from './outbox-summary.ts'

const lead = sampleLead

test('the summary counts waiting and dead messages, not sent ones', async () => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  expect(await outboxSummary(storage)).toEqual({ waiting: 0, givenUp: 0, oldestWaiting: undefined })
  const leads = leadStore(storage, 'example.com')
  await leads.keep(lead, ['owner-notice'], new Date(1000))
  await leads.keep(lead, ['owner-notice', 'webhook'], new Date(2000))
  await leads.keep(lead, ['owner-notice'], new Date(3000))

  expect(await outboxSummary(storage)).toEqual({ waiting: 4, givenUp: 0, oldestWaiting: new Date(1000) })

  const store = outboxStore(storage)
  const owed = await store.claim(new Date(), 60_000, 10)
  const at = (moment: number) => owed.filter(({ message }) => Date.parse(message.created_at) === moment)
  await store.markSent(at(1000)[0]?.message.id ?? '', new Date())
  await store.markFailed(at(3000)[0]?.message.id ?? '', { error: '', attempts: 1, dueAt: new Date(), isDead: true })
  expect(await outboxSummary(storage)).toEqual({ waiting: 2, givenUp: 1, oldestWaiting: new Date(2000) })
  await leads.keep(lead, ['owner-notice', 'acknowledgement'], new Date(1500))
  expect(await outboxSummary(storage)).toEqual({ waiting: 4, givenUp: 1, oldestWaiting: new Date(1500) })
})
