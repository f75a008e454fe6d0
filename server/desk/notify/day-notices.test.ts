import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../../contract/desk/lead.ts'
import { leadStore } from '../../storage/leads.ts'
import type { Storage } from '../../storage/open.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { noticeParts, noticeTables } from '../../testing/test-notices.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import { changeStore } from '../leads/change-store.ts'
import { noticeRound } from './notices.ts'

// A Monday at noon in California, where the business of these tests is.
const monday = new Date('2026-03-02T20:00Z')
const tuesday = (time: string) => new Date(`2026-03-03T${time}Z`)

const databases = withPostgres()

describe.each(engines)('notices of a day, in %s', (engine) => {
  let storage: Storage
  let dir: string
  let personId: string
  beforeEach(async () => {
    dir = tempDir()
    storage = await databases.open(engine, noticeTables, dir)
    const link = await linkStore(storage).create({ kind: 'invite', name: 'Maria', role: 'helper' }, monday)
    personId = (await peopleStore(storage).enter(link, {}, monday)).person.id
  })

  const leadWith = async (more: Partial<typeof sampleLead> = {}) => {
    const id = randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, ...more, id }, [], monday)
    let version = 0
    const act = (change: Change, at = monday) => {
      const request = { id: randomUUID(), version: version++, change }
      return changeStore(storage, { owes: [], mailDomain: () => 'example.com' }).change(id, request, personId, at)
    }
    return { id, act }
  }
  const ask = async (...done: Change[]) => {
    const { id, act } = await leadWith()
    for (const change of done) await act(change)
    return id
  }
  const roundsAt = async (...moments: (string | Date)[]) => {
    for (const moment of moments) await noticeRound(noticeParts(storage, dir), new Date(moment))
  }
  const letters = async () => {
    const rows = await storage.db.selectFrom('outbox').select('kind').orderBy('created_at').execute()
    return rows.map(({ kind }) => kind)
  }
  const reminded = async () => {
    const rows = await storage.db.selectFrom('outbox').select('lead_id').where('kind', '=', 'review').execute()
    return rows.map(({ lead_id }) => lead_id)
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

  test('the notice of a visit is sent until midnight, also before the day on which clocks go forward', async () => {
    await ask({ ...book, on: '2026-03-08' })
    await roundsAt('2026-03-08T07:30Z')
    expect(await letters()).toEqual(['visit-tomorrow'])
  })

  test('a moved visit causes its notice on the evening before its new day', async () => {
    await ask(book, { ...book, on: '2026-03-06' })
    await roundsAt('2026-03-05T03:00Z', '2026-03-06T03:00Z')
    expect(await letters()).toEqual(['visit-tomorrow'])
  })

  test('a lead that is no longer booked causes no notice of a visit', async () => {
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

  test('the reminder to ask for a review comes the morning after the job, once, by the business’s clock', async () => {
    const { id, act } = await leadWith()
    await act({ kind: 'done' })
    await roundsAt(monday, tuesday('07:30'), tuesday('15:59'))
    expect(await reminded()).toEqual([])
    await roundsAt(tuesday('16:01'), tuesday('18:00'), new Date('2026-03-04T17:00:00Z'))
    expect(await reminded()).toEqual([id])
  })

  test('no review notice is sent if somebody has asked, the job was reopened, or the customer has no phone number', async () => {
    const [asked, reopened, silent] = [await leadWith(), await leadWith(), await leadWith({ phone: '' })]
    await asked.act({ kind: 'done' })
    await asked.act({ kind: 'review' }, tuesday('01:00'))
    await reopened.act({ kind: 'done' })
    await reopened.act({ kind: 'reopen' }, tuesday('02:00'))
    await silent.act({ kind: 'done' })
    await roundsAt(tuesday('16:01'))
    expect(await reminded()).toEqual([])
  })

  test('the reminder comes again for a second job of the same lead, and not for one that was done last week', async () => {
    const { id, act } = await leadWith()
    await act({ kind: 'done' })
    await roundsAt(new Date('2026-03-09T17:00:00Z'))
    expect(await reminded()).toEqual([])
    await act({ kind: 'reopen' }, new Date('2026-03-10T17:00:00Z'))
    await act({ kind: 'done' }, new Date('2026-03-11T20:00:00Z'))
    await roundsAt(new Date('2026-03-12T17:00:00Z'))
    expect(await reminded()).toEqual([id])
  })
})
