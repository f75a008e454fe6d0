import { describe, expect, test } from 'vitest'
import { sendChange } from '../../testing/desk-calls.ts'
import { type TestPerson, testDesk } from '../../testing/test-desk.ts'

const soon = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10)

const addressFor = async ({ call }: TestPerson): Promise<string> =>
  new URL((await call('/calendar', { body: {} })).json().address).pathname

const book = (person: TestPerson, id: string, on = soon) =>
  sendChange(person, id, 0, { kind: 'book', on, from: '08:00', to: '10:30' })

const setUp = async () => {
  const desk = await testDesk()
  const maria = await desk.enter('Maria', 'helper')
  const get = (url: string) => desk.app.inject({ url })
  return { desk, maria, get }
}

describe('the calendar feed', () => {
  test('shows booked jobs with name, phone, place with a map and window, and no other words of the request', async () => {
    const { desk, maria, get } = await setUp()
    const extra = JSON.stringify({ address: '12 Elm St', gate: 'code 4711' })
    const id = await desk.lead({ name: 'Ann O’Hara', note: 'Panels in Gambier, two dogs', extra })
    await desk.lead({ name: 'Bea' })
    await book(maria, id)
    const answer = await get(await addressFor(maria))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const text = answer.body.replace(/\r\n /g, '')
    expect(text).toContain('SUMMARY:Ann O’Hara\r\n')
    expect(text).toContain('LOCATION:12 Elm St\\, Gambier\r\n')
    expect(text).toContain('DESCRIPTION:(559) 555-0101\\nhttps://www.google.com/maps/search/?api=1&query=12%20')
    expect(text).toContain(`URL;VALUE=URI:https://site.example/desk/leads/${id}\r\n`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    for (const more of ['dogs', '4711', 'ann@example.com', 'Bea']) expect(text).not.toContain(more)
  })

  test.each([
    ['2027-01-15', '20270115T130000Z', '20270115T153000Z'],
    ['2027-07-15', '20270715T120000Z', '20270715T143000Z'],
    // The night on which the clocks change.
    ['2027-03-14', '20270314T120000Z', '20270314T143000Z'],
  ])('says when, by the clock of the business: %s', async (on, start, end) => {
    const { desk, maria, get } = await setUp()
    await book(maria, await desk.lead(), on)
    const { body } = await get(await addressFor(maria))
    expect(body).toContain(`DTSTART:${start}\r\n`)
    expect(body).toContain(`DTEND:${end}\r\n`)
  })

  test('holds a component even without a job, as RFC 5545 asks, and no event', async () => {
    const { maria, get } = await setUp()
    const { body } = await get(await addressFor(maria))
    expect(body).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Etc\/UTC\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR$/)
    expect(body).not.toContain('VEVENT')
  })

  test('drops a job that is lost, or turns out to be spam', async () => {
    const { desk, maria, get } = await setUp()
    const [one, two] = [await desk.lead({ name: 'One' }), await desk.lead({ name: 'Two' })]
    const address = await addressFor(maria)
    for (const [id, change] of [
      [one, { kind: 'lost', reason: 'price' }],
      [two, { kind: 'spam' }],
    ] as const) {
      await book(maria, id)
      await sendChange(maria, id, 1, change)
    }
    expect((await get(address)).body).not.toContain('BEGIN:VEVENT')
  })

  test('cannot be written into by a visitor: a name with line breaks stays a name', async () => {
    const { desk, maria, get } = await setUp()
    await book(maria, await desk.lead({ name: 'Eve\r\nEND:VEVENT\r\nBEGIN:VALARM;x' }))
    const { body } = await get(await addressFor(maria))
    expect(body).toMatch(/\r\nSUMMARY:Eve END:VEVENT BEGIN:VALARM\\;x\r\n/)
    expect(body).not.toMatch(/\r\nBEGIN:VALARM/)
  })
})

describe('the address of the feed', () => {
  test('is kept as a hash, and told once', async () => {
    const { desk, maria } = await setUp()
    const address = await addressFor(maria)
    const rows = await desk.storage.db.selectFrom('calendars').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(address).toContain('.ics')
    expect(JSON.stringify(rows)).not.toContain(address.slice(-47, -4))
    expect((await maria.call('/calendar')).json()).toEqual({ feed: { createdAt: expect.any(String), readAt: null } })
  })

  test.each(['a'.repeat(43), 'a', '', '../api/leads', "' or 1=1 --", '%00', 'x'.repeat(2000)])(
    'cannot be guessed: %s',
    async (guess) => {
      const { desk, maria, get } = await setUp()
      await book(maria, await desk.lead({ name: 'Ann' }))
      await addressFor(maria)
      const answer = await get(`/desk/calendar/${encodeURIComponent(guess)}.ics`)
      expect([answer.statusCode, answer.body]).toEqual([404, '{"error":"not-found"}'])
    },
  )

  test('leads nowhere once it is ended, replaced, or its person signs out everywhere or is removed', async () => {
    const { desk, maria, get } = await setUp()
    const olga = await desk.enter('Olga', 'owner')
    const ways: [string, () => Promise<unknown>][] = [
      ['ended', () => maria.call('/calendar', { method: 'DELETE' })],
      ['replaced', () => maria.call('/calendar', { body: {} })],
      ['removed', () => olga.call(`/people/${maria.id}`, { method: 'DELETE' })],
    ]
    for (const [, act] of ways) {
      const address = await addressFor(maria)
      expect((await get(address)).statusCode).toBe(200)
      await act()
      expect((await get(address)).statusCode).toBe(404)
    }
    const own = await addressFor(olga)
    await olga.call('/sign-out', { body: { everywhere: true } })
    expect((await get(own)).statusCode).toBe(404)
  })

  test('is each person’s own: a helper neither sees, replaces nor ends the owner’s', async () => {
    const { desk, maria, get } = await setUp()
    const olga = await desk.enter('Olga', 'owner')
    const address = await addressFor(olga)
    expect((await maria.call('/calendar')).json()).toEqual({ feed: null })
    await addressFor(maria)
    await maria.call('/calendar', { method: 'DELETE' })
    expect((await get(address)).statusCode).toBe(200)
  })

  test('opens nothing else: neither the inbox nor a change', async () => {
    const { desk, maria } = await setUp()
    const token = (await addressFor(maria)).slice(-47, -4)
    const answer = await desk.call('/leads', { headers: { cookie: `__Host-desk=${token}` } })
    expect(answer.statusCode).toBe(401)
  })
})
