import { describe, expect, test } from 'vitest'
import { type NewLead, newLeadSchema } from '../../../contract/desk/customer.ts'
import { type Change, leadSchema } from '../../../contract/desk/lead.ts'
import { numbersSchema } from '../../../contract/desk/numbers.ts'
import { removal } from '../../storage/removal.ts'
import { readInbox, readLead, sendChange } from '../../testing/desk-calls.ts'
import { type TestPerson, testDesk } from '../../testing/test-desk.ts'

const called = (more: Partial<NewLead> = {}): NewLead => ({
  id: crypto.randomUUID(),
  origin: 'phone',
  name: 'Ann',
  phone: '5595550101',
  email: '',
  town: 'Xenia',
  street: '',
  access: '',
  note: '20 panels',
  language: null,
  isWaiting: false,
  ...more,
})
const add = async ({ call }: TestPerson, more: Partial<NewLead> = {}) =>
  leadSchema.parse((await call('/leads', { body: called(more) })).json())
const change = async (person: TestPerson, id: string, version: number, what: Change) => {
  const changeId = crypto.randomUUID()
  const answer = await sendChange(person, id, version, what, changeId)
  expect(answer.statusCode).toBe(200)
  return { lead: leadSchema.parse(answer.json()), changeId }
}

describe('a lead by hand', () => {
  test('is stored once, owes no letter, and is taken on by the person who wrote it down', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const body = called()
    for (let count = 0; count < 3; count += 1) await maria.call('/leads', { body })
    const lead = await readLead(maria, body.id)
    expect(lead).toMatchObject({
      state: 'contacted',
      person: 'Maria',
      phone: '(559) 555-0101',
      town: 'Xenia',
      origin: 'phone',
    })
    expect(lead.history).toMatchObject([{ what: { kind: 'received', origin: 'phone' } }])
    expect((await readInbox(maria, 'filter=all')).leads).toHaveLength(1)
    expect(await desk.storage.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('waits in the inbox where somebody still has to call back', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    await add(maria, { isWaiting: true })
    expect(await readInbox(maria, '')).toMatchObject({
      waiting: 1,
      leads: [{ name: 'Ann', state: 'new', person: null }],
    })
  })

  test('is named by its phone number if it has no name', async () => {
    const desk = await testDesk()
    expect(await add(await desk.enter('Maria', 'helper'), { name: '' })).toMatchObject({ name: '(559) 555-0101' })
  })

  test.each([
    ['nothing to know them by', { name: '', phone: '', email: '' }],
    ['an origin of the server', { origin: 'import' }],
    ['an address that is none', { email: 'ann' }],
    ['a name with a line break', { name: 'Ann\nBob' }],
    ['a note that is too long', { note: 'x'.repeat(4_001) }],
    ['an id that is none', { id: 'x' }],
    ['a field that there is not', { progress: 'done' }],
  ])('is refused with %s', async (_name, more) => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const answer = await maria.call('/leads', { body: { ...called(), ...more } })
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'not-understood' }])
    expect(newLeadSchema.safeParse({ ...called(), ...more }).success).toBe(false)
  })

  test('with the id of another lead changes nothing of that lead', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const id = crypto.randomUUID()
    await desk.lead({ id, name: 'Bea', spam_reason: '4 links' })
    expect(await add(maria, { id })).toMatchObject({ name: 'Bea', isSpam: true, version: 0 })
  })

  test('that was marked as spam and is not gets no letter of the form', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const { id } = await add(maria, { email: 'ann@example.com' })
    await change(maria, id, 0, { kind: 'spam' })
    await change(maria, id, 1, { kind: 'rescue' })
    expect(await desk.storage.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})

describe('a customer', () => {
  test('is one by phone number or email, however they write them, also through the form', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const first = await add(maria, { email: 'ann@example.com' })
    await change(maria, first.id, 0, { kind: 'quote', cents: 22_500 })
    await change(maria, first.id, 1, { kind: 'book', on: '2026-05-04', from: '08:00', to: '10:00' })
    await change(maria, first.id, 2, { kind: 'done' })
    await desk.lead({ name: 'Spam', phone: '+1 559 555 0101', spam_reason: '4 links' })
    await desk.lead({ name: 'Bob', phone: '(559) 555-0199', email: 'bob@example.com' })
    const byPhone = await desk.lead({ phone: '+1 559-555-0101', email: 'other@example.com' })
    const byEmail = await desk.lead({ phone: '', email: 'ANN@example.com' })
    for (const id of [byPhone, byEmail])
      expect((await readLead(maria, id)).otherJobs).toContainEqual({
        id: first.id,
        name: 'Ann',
        state: 'done',
        origin: 'phone',
        at: '2026-05-04',
        quotedCents: 22_500,
        noMore: false,
      })
    expect((await readLead(maria, first.id)).otherJobs.map(({ id }) => id).sort()).toEqual([byPhone, byEmail].sort())
  })

  test('can be corrected: the earlier values stay in the history, searches and the customer follow, and undo puts them back', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const other = await add(maria, { phone: '5595550177', name: 'Ann R.' })
    const { id } = await add(maria, { name: 'An', phone: '5595550107' })
    const to = { name: 'Ann', phone: '(559) 555-0177', street: '12 Elm St', access: 'gate 12' }
    const { lead, changeId } = await change(maria, id, 0, { kind: 'correct', to })
    expect(lead).toMatchObject({ ...to, phoneLink: 'tel:+15595550177', otherJobs: [{ id: other.id }] })
    expect(lead.history.at(-1)?.what).toEqual({
      kind: 'correct',
      to,
      from: { name: 'An', phone: '(559) 555-0107', street: '', access: '' },
    })
    expect((await readInbox(maria, 'filter=all&search=5595550107')).leads).toEqual([])
    expect((await readInbox(maria, 'filter=all&search=elm%20st')).leads).toHaveLength(1)
    await maria.call(`/leads/${id}/undo`, { body: { id: changeId } })
    expect(await readLead(maria, id)).toMatchObject({ name: 'An', street: null, otherJobs: [] })
    expect((await readInbox(maria, 'filter=all&search=5595550107')).leads).toHaveLength(1)
  })

  test('whose address was unknown is asked for it with the booking, which can be undone', async () => {
    const maria = await (await testDesk()).enter('Maria', 'helper')
    const { id } = await add(maria, { town: '' })
    const place = { street: '12 Elm St', access: 'Gate 1234' }
    const booked = await change(maria, id, 0, { kind: 'book', on: '2099-01-02', from: '08:00', to: '10:00', place })
    expect(booked.lead).toMatchObject({ state: 'booked', ...place, town: null })
    expect((await readInbox(maria, 'filter=all&search=elm')).leads).toHaveLength(1)
    await maria.call(`/leads/${id}/undo`, { body: { id: booked.changeId } })
    expect(await readLead(maria, id)).toMatchObject({ state: 'contacted', street: null, access: null })
    expect((await readInbox(maria, 'filter=all&search=elm')).leads).toHaveLength(0)
  })

  test('who is asked by email about the next job has been asked', async () => {
    const maria = await (await testDesk()).enter('Maria', 'helper')
    const { id } = await add(maria, { phone: '', email: 'ann@example.com' })
    const { lead } = await change(maria, id, 0, { kind: 'ask-again', by: 'email' })
    expect(lead.againAskedAt).not.toBeNull()
  })

  test('who asks to be forgotten goes with leads by hand, and out of the corrections of others', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    await desk.lead({ email: 'ann@example.com', phone: '(559) 555-0101' })
    await add(maria, { name: 'Ann by phone' })
    const husband = await add(maria, { name: 'Husband', email: 'husband@example.com' })
    const wrong = await add(maria, { name: 'Bob', phone: '5595550188', email: 'ann@example.com' })
    await change(maria, wrong.id, 0, { kind: 'correct', to: { email: 'bob@example.com' } })
    expect(await removal(desk.storage).forget('ann@example.com')).toMatchObject({ leads: 2 })
    expect((await readInbox(maria, 'filter=all')).leads.map(({ name }) => name).sort()).toEqual(['Bob', 'Husband'])
    expect((await readLead(maria, wrong.id)).history.map(({ what }) => what.kind)).toEqual(['received'])
    expect(await removal(desk.storage).forget('559 555 0101')).toMatchObject({ leads: 1 })
    expect((await maria.call(`/leads/${husband.id}`)).statusCode).toBe(404)
  })
})

test('the lists show bookings by day, quoted leads, the jobs of today, and only open ones of mine', async () => {
  const desk = await testDesk()
  const maria = await desk.enter('Maria', 'helper')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  const names = async (filter: string) => (await readInbox(maria, `filter=${filter}`)).leads.map(({ name }) => name)
  const make = async (name: string, ...what: Change[]) => {
    const { id } = await add(maria, { name, phone: '' })
    for (const [version, one] of what.entries()) await change(maria, id, version, one)
  }
  await make('late', { kind: 'book', on: today, from: '14:00', to: '16:00' })
  await make('early', { kind: 'book', on: today, from: '08:00', to: '10:00' })
  await make('next year', { kind: 'book', on: '2099-01-02', from: '08:00', to: '10:00' })
  await make('quoted', { kind: 'quote', cents: 100 })
  await make('promised', { kind: 'follow-up', on: today })
  await make('done', { kind: 'book', on: today, from: '08:00', to: '10:00' }, { kind: 'done' })
  await make('lost', { kind: 'follow-up', on: today }, { kind: 'lost', reason: 'price' })
  expect(await names('booked')).toEqual(['early', 'late', 'next year'])
  expect((await names('today')).sort()).toEqual(['early', 'late', 'promised'])
  expect(await names('quoted')).toEqual(['quoted'])
  expect((await names('mine')).sort()).toEqual(['early', 'late', 'next year', 'promised', 'quoted'])
})

test('the numbers count leads by how they came, with customers who came again apart, and won jobs by month', async () => {
  const desk = await testDesk()
  const olga = await desk.enter('Olga', 'owner')
  const { id } = await add(olga, { origin: 'referral' })
  await change(olga, id, 0, { kind: 'quote', cents: 20_000 })
  const day = new Date().toISOString().slice(0, 10)
  await change(olga, id, 1, { kind: 'book', on: day, from: '08:00', to: '10:00' })
  await change(olga, id, 2, { kind: 'done' })
  await desk.lead({ phone: '559 555 0101' })
  await desk.lead({ phone: '559 555 0102', email: 'bob@example.com' })
  const { origins, months, all } = numbersSchema.parse((await olga.call('/numbers')).json())
  expect(Object.fromEntries(origins.map(({ name, leads }) => [name, leads]))).toEqual({
    referral: 1,
    repeat: 1,
    form: 1,
  })
  expect(months).toEqual([{ month: day.slice(0, 7), won: 1, wonCents: 20_000 }])
  expect(all).toMatchObject({ leads: 3, answered: 1, medianMinutes: null })
})
