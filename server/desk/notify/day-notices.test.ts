import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../../contract/desk/lead.ts'
import { leadStore } from '../../storage/leads.ts'
import { openStorage, type Storage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { noticeParts, noticeTables } from '../../testing/test-notices.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../../testing/test-postgres.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import { changeStore } from '../leads/change-store.ts'
import { noticeRound } from './notices.ts'

let postgres: TestPostgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

// A Monday at noon in California, where the business of these tests is.
const monday = new Date('2026-03-02T20:00Z')

describe.each(['sqlite', 'postgres'] as const)('notices of a day, in %s', (engine) => {
  let storage: Storage
  let dir: string
  let personId: string
  beforeEach(async () => {
    dir = tempDir()
    storage = await openStorage({ dataDir: dir, databaseUrl: engine === 'postgres' ? postgres?.url : undefined })
    for (const table of noticeTables) await storage.db.deleteFrom(table).execute()
    const link = await linkStore(storage).create({ kind: 'invite', name: 'Maria', role: 'helper' }, monday)
    personId = (await peopleStore(storage).enter(link, {}, monday)).person.id
  })
  afterEach(() => storage.close())

  const ask = async (...done: Change[]) => {
    const id = randomUUID()
    await leadStore(storage, 'example.com').keep({ ...sampleLead, id }, [], monday)
    const changes = changeStore(storage, { owes: [], mailDomain: 'example.com' })
    for (const [version, change] of done.entries())
      await changes.change(id, { id: randomUUID(), version, change }, personId, monday)
    return id
  }
  const roundsAt = async (...moments: string[]) => {
    for (const moment of moments) await noticeRound(noticeParts(storage, dir), new Date(moment))
  }
  const letters = async () => {
    const rows = await storage.db.selectFrom('outbox').select('kind').orderBy('created_at').execute()
    return rows.map(({ kind }) => kind)
  }
  const leadOf = (id: string) =>
    storage.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const book: Change = { kind: 'book', on: '2026-03-05', from: '08:00', to: '10:00' }
  const quote: Change = { kind: 'quote', cents: 15_000 }
  const send: Change = { kind: 'send', what: 'quote', by: 'text', followUpOn: '2026-03-04' }

  test('the evening before a visit a letter says that the reminder is ready, once', async () => {
    await ask(book)
    await roundsAt('2026-03-05T00:59Z')
    expect(await letters()).toEqual([])
    await roundsAt('2026-03-05T01:00Z', '2026-03-05T03:00Z', '2026-03-05T15:00Z')
    expect(await letters()).toEqual(['visit-tomorrow'])
  })

  test('a visit that was moved is told of on the evening before its new day', async () => {
    await ask(book, { ...book, on: '2026-03-06' })
    await roundsAt('2026-03-05T03:00Z', '2026-03-06T03:00Z')
    expect(await letters()).toEqual(['visit-tomorrow'])
  })

  test('a lead that is no longer booked is told of no visit', async () => {
    await ask(book, { kind: 'lost', reason: 'price' })
    await roundsAt('2026-03-05T03:00Z')
    expect(await letters()).toEqual([])
  })

  test('a quote without an answer is followed up on the second and the seventh day by itself', async () => {
    const id = await ask(quote, send)
    await roundsAt('2026-03-04T16:00Z', '2026-03-08T16:00Z')
    expect(await letters()).toEqual(['follow-up'])
    await roundsAt('2026-03-09T15:00Z', '2026-03-09T16:00Z', '2026-03-10T16:00Z', '2026-03-20T16:00Z')
    expect(await letters()).toEqual(['follow-up', 'follow-up'])
    expect(await leadOf(id)).toMatchObject({ follow_up_on: '2026-03-09', version: 3 })
    const events = await storage.db.selectFrom('events').select(['kind', 'person_id', 'detail']).execute()
    expect(events).toContainEqual({ kind: 'follow-up', person_id: null, detail: '{"on":"2026-03-09"}' })
  })

  test.each<[string, Change]>([
    ['was booked', book],
    ['was lost', { kind: 'lost', reason: 'price' }],
    ['is followed up on another day that a person chose', { kind: 'follow-up', on: '2026-03-05' }],
    ['is not to be followed up', { kind: 'follow-up', on: null }],
  ])('a quote that %s gets no second follow-up', async (_what, change) => {
    const id = await ask(quote, send, change)
    const before = await leadOf(id)
    await roundsAt('2026-03-09T16:00Z', '2026-03-10T16:00Z')
    expect(await leadOf(id)).toEqual(before)
  })
})
