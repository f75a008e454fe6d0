import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { writtenQuotesOf } from '../../storage/desk-entries.ts'
import { leadStore } from '../../storage/leads.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { noticeTables } from '../../testing/test-notices.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import { changeStore } from '../leads/change-store.ts'
import { privatePageStore } from './page-store.ts'
import { viewOf } from './private-page-view.ts'

const now = new Date()
const written = {
  language: 'en',
  lines: [{ text: 'Gutters', cents: 9_000 }],
  included: [],
  terms: [],
  validUntil: '2027-01-01',
}

const databases = withPostgres()

describe.each(engines)('the private pages, in %s', (engine) => {
  const setUp = async () => {
    const storage = await databases.open(engine, noticeTables)
    const link = await linkStore(storage).create({ kind: 'invite', name: 'Maria', role: 'helper' }, now)
    const { person } = await peopleStore(storage).enter(link, {}, now)
    const pages = privatePageStore(storage, async () => 'key')
    const id = randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, id }, [], now)
    const changes = changeStore(storage, { owes: [], mailDomain: () => 'example.com', openPage: pages.open })
    for (const version of [0, 1])
      await changes.change(
        id,
        { id: randomUUID(), version, change: { kind: 'quote', cents: 9_000, written } },
        person.id,
        now,
      )
    return { storage, pages, id }
  }

  test('hold one page a lead, found by its secret', async () => {
    const { storage, pages, id } = await setUp()
    expect(await storage.db.selectFrom('private_pages').select('lead_id').execute()).toEqual([{ lead_id: id }])
    const found = await pages.find(await pages.secretOf(id))
    expect(found && viewOf(found)).toMatchObject({ name: 'Ann', quote: { written }, wantsDay: false })
    expect((await writtenQuotesOf(storage.db, [id])).get(id)).toEqual(written)
  })

  test('note and tell once that a customer wants a day, also sent at once or after a telling that failed', async () => {
    const { storage, pages, id } = await setUp()
    const found = await pages.find(await pages.secretOf(id))
    const quoteId = (found && viewOf(found).quote?.id) ?? ''
    const wish = { leadId: id, quoteId, today: '2026-12-01', now }
    const untold = pages.wantDay(wish, () => Promise.reject(new Error('disk full')))
    await expect(untold).rejects.toThrow('disk full')
    const tell = vi.fn(async () => undefined)
    const noted = await Promise.all([1, 2, 3].map(() => pages.wantDay(wish, tell)))
    expect([noted.filter(Boolean).length, tell.mock.calls.length]).toEqual([1, 1])
    const lead = await storage.db.selectFrom('leads').select(['version', 'follow_up_on']).executeTakeFirst()
    expect(lead).toEqual({ version: 3, follow_up_on: '2026-12-01' })
  })
})
