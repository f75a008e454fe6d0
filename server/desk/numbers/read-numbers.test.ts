import { describe, expect, test } from 'vitest'
import { numbersSchema } from '../../../contract/desk/numbers.ts'
import { leadStore, type NewLead } from '../../storage/leads.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import type { LeadProgress } from '../desk-tables.ts'
import { readNumbers } from './read-numbers.ts'

const now = new Date('2026-07-08T20:00:00Z')

const databases = withPostgres()

describe.each(engines)('the numbers, in %s', (engine) => {
  const open = async () => {
    const storage = await databases.open(engine, ['outbox', 'leads'])
    const keep = async (at: string, more: Partial<NewLead> = {}, progress: object = {}) => {
      const id = crypto.randomUUID()
      await leadStore(storage, () => 'example.com').keep({ ...sampleLead, ...more, id }, ['owner-notice'], new Date(at))
      const set: Partial<Record<keyof LeadProgress, never>> = { ...progress }
      if (Object.keys(set).length > 0) await storage.db.updateTable('leads').set(set).where('id', '=', id).execute()
    }
    const read = async () => numbersSchema.parse(await readNumbers(storage, 'America/Los_Angeles', now))
    const file = (at: string) => storage.db.updateTable('outbox').set({ state: 'filed', sent_at: at }).execute()
    return { keep, read, file }
  }

  test('are zero at first', async () => {
    const { weeks, all, pages } = await (await open()).read()
    expect(weeks).toHaveLength(8)
    expect(all).toEqual({ leads: 0, answered: 0, medianMinutes: null, quoted: 0, won: 0, wonCents: 0 })
    expect(pages).toEqual([])
  })

  test('count letters that were only written to files separately', async () => {
    const { keep, read, file } = await open()
    await keep('2026-07-07T16:00:00Z')
    await file('2026-07-07T16:00:01Z')
    expect((await read()).letters).toEqual({ waiting: 0, givenUp: 0, filed: 1 })
  })

  test('state per week: leads, median time to answer, quoted and won', async () => {
    const { keep, read } = await open()
    // Sunday evening for the business, Monday in London.
    await keep('2026-07-06T05:00:00Z', {}, { answered_at: '2026-07-06T05:10:00.000Z', progress: 'contacted' })
    const won = { progress: 'done', quoted_cents: 18_000 }
    await keep('2026-07-07T16:00:00Z', {}, { answered_at: '2026-07-07T16:30:00.000Z', ...won })
    await keep('2026-07-07T17:00:00Z', {}, { answered_at: '2026-07-07T19:00:00.000Z', quoted_cents: 9_000 })
    await keep('2026-07-08T17:00:00Z')
    await keep('2026-07-08T18:00:00Z', { spam_reason: '4 links' })
    await keep('2026-01-08T18:00:00Z')
    const { weeks, all, letters } = await read()
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-06-29', leads: 1, answered: 1, medianMinutes: 10, quoted: 0, won: 0, wonCents: 0 },
      { from: '2026-07-06', leads: 3, answered: 2, medianMinutes: 75, quoted: 2, won: 1, wonCents: 18_000 },
    ])
    expect(all).toMatchObject({ leads: 4, answered: 3, medianMinutes: 30 })
    expect(letters).toEqual({ waiting: 6, givenUp: 0, filed: 0 })
  })

  test('list the pages and campaigns with most leads', async () => {
    const { keep, read } = await open()
    const spring = { utm_source: 'google', utm_campaign: 'spring' }
    await keep('2026-07-07T16:00:00Z', { source_page: '/', ...spring }, { progress: 'booked' })
    await keep('2026-07-07T17:00:00Z', { source_page: '/about', ...spring })
    await keep('2026-07-07T18:00:00Z', { source_page: '/' })
    expect(await read()).toMatchObject({
      pages: [
        { name: '/', leads: 2, won: 1 },
        { name: '/about', leads: 1, won: 0 },
      ],
      campaigns: [{ name: 'google · spring', leads: 2, won: 1 }],
    })
  })
})
