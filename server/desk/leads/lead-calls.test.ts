import { describe, expect, test } from 'vitest'
import type { Change, InboxPage } from '../../../contract/desk/lead.ts'
import { readInbox, readLead, sendChange } from '../../testing/desk-calls.ts'
import { type TestPerson, testDesk } from '../../testing/test-desk.ts'

const names = ({ leads }: InboxPage) => leads.map(({ name }) => name)
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))

describe('the inbox', () => {
  test('lists waiting leads, newest first, with name, town, request and time', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    await desk.lead({ name: 'Ann', note: 'I live in gambier.\nPanels on the barn' }, at(1))
    await desk.lead({ name: 'Bea', extra: '{"panels":"24"}' }, at(2))
    await desk.lead({ name: 'Robot', spam_reason: '4 links' }, at(3))
    const page = await readInbox(maria)
    expect(page).toMatchObject({
      waiting: 2,
      next: null,
      leads: [
        { name: 'Bea', panels: 24, town: null, receivedAt: at(2).toISOString(), state: 'new' },
        { name: 'Ann', panels: null, town: 'Gambier', what: 'I live in gambier. Panels on the barn' },
      ],
    })
  })

  test('filters by waiting, mine, all and possible spam', async () => {
    const desk = await testDesk()
    const [olga, maria] = [await desk.enter('Olga', 'owner'), await desk.enter('Maria', 'helper')]
    const ann = await desk.lead({ name: 'Ann' }, at(1))
    await desk.lead({ name: 'Bea' }, at(2))
    await desk.lead({ name: 'Robot', spam_reason: '4 links' }, at(3))
    await sendChange(maria, ann, 0, { kind: 'call' })
    expect(names(await readInbox(maria, 'filter=waiting'))).toEqual(['Bea'])
    expect(names(await readInbox(maria, 'filter=mine'))).toEqual(['Ann'])
    expect(names(await readInbox(olga, 'filter=mine'))).toEqual([])
    expect(names(await readInbox(olga, 'filter=all'))).toEqual(['Bea', 'Ann'])
    expect(names(await readInbox(olga, 'filter=spam'))).toEqual(['Robot'])
  })

  test('comes in pages without repetition or gap, even for leads of the same moment', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    for (let count = 0; count < 70; count += 1) await desk.lead({ name: `Ann ${count}` }, at(count >> 2))
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: InboxPage = await readInbox(maria, next === '' ? '' : `after=${next}`)
      seen.push(...names(page))
      next = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([70, 70])
  })

  test.each([
    ['ann', 'a name'],
    ['5595550101', 'a phone number without its marks'],
    ['+1 559 555 0101', 'a phone number with its country'],
    ['555-0101', 'the end of a phone number'],
    ['ANN@EXAMPLE', 'an address'],
    ['barn', 'a word of the note'],
  ])('finds by %s, which is %s', async (search) => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    await desk.lead({ name: 'Ann', note: 'Panels on the barn' })
    await desk.lead({ name: 'Bob', phone: '(559) 555-0199', email: 'bob@example.com' })
    expect(names(await readInbox(maria, `filter=all&search=${encodeURIComponent(search)}`))).toEqual(['Ann'])
  })
})

describe('a lead', () => {
  test('has its history in order: received, letters, changes', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead({ note: 'Panels' }, new Date(Date.now() - 60_000))
    const work: Change[] = [
      { kind: 'call' },
      { kind: 'quote', cents: 18_000 },
      { kind: 'note', text: 'gate code 12' },
      { kind: 'book', on: '2026-03-02', from: '08:00', to: '10:00' },
      { kind: 'done' },
    ]
    for (const [version, change] of work.entries())
      expect((await sendChange(maria, id, version, change)).statusCode).toBe(200)
    const lead = await readLead(maria, id)
    expect(lead).toMatchObject({ state: 'done', quotedCents: 18_000, bookedOn: '2026-03-02', person: 'Maria' })
    expect(lead.phoneLink).toBe('tel:+15595550101')
    expect(lead.history.map(({ what }) => what.kind)).toEqual([
      ...['received', 'letter', 'letter'],
      ...work.map(({ kind }) => kind),
    ])
    expect(lead.history.at(-1)).toMatchObject({ person: 'Maria', what: { kind: 'done' } })
  })

  test('shows estimate, page and campaign words', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const estimate = {
      said: 'Solar panels, 20 panels, Fredericktown: $250–$325',
      service: 'solar',
      panels: 20,
      town: 'Fredericktown',
    }
    const id = await desk.lead({
      extra: JSON.stringify({ estimate, gate: 'brown' }),
      source_page: '/services/solar',
      utm_source: 'google',
      utm_campaign: 'spring',
    })
    const lead = await readLead(maria, id)
    expect(lead).toMatchObject({
      estimate,
      town: 'Fredericktown',
      page: '/services/solar',
      campaign: ['google', 'spring'],
    })
    expect(lead.extra).toEqual([['gate', 'brown']])
    expect((await readInbox(maria)).leads).toMatchObject([{ estimate, page: '/services/solar' }])
  })

  test('done keeps every review request', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead()
    const work: Change[] = [{ kind: 'done' }, { kind: 'review' }, { kind: 'review' }]
    for (const [version, change] of work.entries()) await sendChange(maria, id, version, change)
    const lead = await readLead(maria, id)
    expect(lead.state).toBe('done')
    expect(lead.history.filter(({ what }) => what.kind === 'review')).toMatchObject([
      { person: 'Maria' },
      { person: 'Maria' },
    ])
  })

  test('lost can be reopened, which removes the reason', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead()
    await sendChange(maria, id, 0, { kind: 'lost', reason: 'price' })
    expect(await readLead(maria, id)).toMatchObject({ state: 'lost', lostReason: 'price' })
    await sendChange(maria, id, 1, { kind: 'reopen' })
    expect(await readLead(maria, id)).toMatchObject({ state: 'contacted', lostReason: null })
  })

  test('applies a repeated change once', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead()
    const changeId = crypto.randomUUID()
    for (let count = 0; count < 2; count += 1)
      expect((await sendChange(maria, id, 0, { kind: 'note', text: 'once' }, changeId)).statusCode).toBe(200)
    expect(await readLead(maria, id)).toMatchObject({ version: 1 })
  })

  test('accepts one of two simultaneous changes and reports the other as a collision', async () => {
    const desk = await testDesk()
    const [olga, maria] = [await desk.enter('Olga', 'owner'), await desk.enter('Maria', 'helper')]
    const id = await desk.lead()
    const answers = await Promise.all([
      sendChange(olga, id, 0, { kind: 'quote', cents: 100 }),
      sendChange(maria, id, 0, { kind: 'quote', cents: 200 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({ error: 'collision' })
    const lead = await readLead(olga, id)
    expect([lead.version, lead.history.filter(({ what }) => what.kind === 'quote').length]).toEqual([1, 1])
  })

  test('has its letters retried at once', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const [one, two] = [await desk.lead(), await desk.lead()]
    await desk.storage.db.updateTable('outbox').set({ state: 'dead', attempts: 9 }).execute()
    await maria.call(`/leads/${one}/resend`, { body: {} })
    const states = async (id: string) =>
      (await readLead(maria, id)).history.map(({ what }) => 'state' in what && what.state)
    expect(await states(one)).toEqual([false, 'waiting', 'waiting'])
    expect(await states(two)).toEqual([false, 'dead', 'dead'])
  })
})

describe('undo', () => {
  const undo = ({ call }: TestPerson, id: string, changeId: string) =>
    call(`/leads/${id}/undo`, { body: { id: changeId } })

  test('restores the previous state and keeps both entries', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead()
    const changeId = crypto.randomUUID()
    await sendChange(maria, id, 0, { kind: 'lost', reason: 'price' }, changeId)
    expect((await undo(maria, id, changeId)).statusCode).toBe(200)
    expect(await readLead(maria, id)).toMatchObject({ state: 'new', lostReason: null, version: 2 })
    const kinds = await desk.storage.db.selectFrom('events').select('kind').orderBy('version').execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['lost', 'undo'])
    expect((await undo(maria, id, changeId)).statusCode).toBe(200)
    expect(await readLead(maria, id)).toMatchObject({ version: 2 })
  })

  test('is refused after another change, too late, and for a sent letter', async () => {
    const desk = await testDesk()
    const [olga, maria] = [await desk.enter('Olga', 'owner'), await desk.enter('Maria', 'helper')]
    const id = await desk.lead({ spam_reason: '4 links' })
    const [rescue, call] = [crypto.randomUUID(), crypto.randomUUID()]
    await sendChange(maria, id, 0, { kind: 'rescue' }, rescue)
    expect((await undo(maria, id, rescue)).json()).toEqual({ error: 'undo-late' })
    await sendChange(maria, id, 1, { kind: 'call' }, call)
    await sendChange(olga, id, 2, { kind: 'note', text: 'mine' })
    expect((await undo(maria, id, call)).json()).toEqual({ error: 'collision' })
    const old = crypto.randomUUID()
    await sendChange(maria, id, 3, { kind: 'done' }, old)
    await desk.storage.db
      .updateTable('events')
      .set({ at: at(0).toISOString() })
      .execute()
    expect((await undo(maria, id, old)).json()).toEqual({ error: 'undo-late' })
  })
})

describe('possible spam', () => {
  test('rescued gets its queued letters once', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead({ spam_reason: '4 links' })
    await sendChange(maria, id, 0, { kind: 'rescue' })
    await sendChange(maria, id, 1, { kind: 'spam' })
    await sendChange(maria, id, 2, { kind: 'rescue' })
    const rows = await desk.storage.db.selectFrom('outbox').select('kind').where('lead_id', '=', id).execute()
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'owner-notice'])
    expect(names(await readInbox(maria))).toEqual(['Ann'])
  })
})
