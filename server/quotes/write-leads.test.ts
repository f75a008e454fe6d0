import { describe, expect, test } from 'vitest'
import { localTime } from '../mail/local-time.ts'
import type { ListedLead } from '../storage/leads.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { writeCsv, writeList, writeUnsent } from './write-leads.ts'

const zone = 'America/Los_Angeles'
const showTime = localTime(zone, 'en', 'medium')
const lead: ListedLead = {
  ...sampleLead,
  id: 'one',
  received_at: '2026-01-02T03:04:05.000Z',
  source_page: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  progress: 'new',
  person: null,
  quoted_cents: null,
  booked_on: null,
  booked_from: null,
  booked_to: null,
  follow_up_on: null,
  lost_reason: null,
  answered_at: null,
  notes: '',
  photographs: 0,
  origin: 'form',
  town: null,
  street: null,
  access_note: null,
  again_on: null,
  no_more_at: null,
}

async function* of(...changes: Partial<ListedLead>[]) {
  if (changes.length > 0) yield changes.map((change) => ({ ...lead, ...change }))
}

describe('the CSV', () => {
  test('has one line per lead', async () => {
    const [head, line] = await Array.fromAsync(writeCsv(of({ note: 'a "big" roof' }), zone))
    expect(head).toBe(
      '\uFEFF"received_at","name","phone","email","note","extra","spam_reason","form","id","service","panels","windows","town","plan","low","high","origin","street","access_note","again_on","no_more_at","source_page","utm_source","utm_medium","utm_campaign","state","person","quoted","booked_on","booked_from","booked_to","follow_up_on","lost_reason","answered_at","notes","quote_lines","quote_valid_until","photographs"\r\n',
    )
    expect(line).toContain('"Ann","(559) 555-0101","ann@example.com","a ""big"" roof","{}"')
  })

  test('starts with a byte order mark, without which Excel misreads an ñ', async () => {
    expect(Buffer.from((await Array.fromAsync(writeCsv(of(), zone))).join('')).subarray(0, 3)).toEqual(
      Buffer.from('EFBBBF', 'hex'),
    )
  })

  test.each([
    ['2026-01-02T03:04:05.000Z', '2026-01-01 19:04:05'],
    ['2026-07-02T07:00:00.000Z', '2026-07-02 00:00:00'],
  ])("shows %s in the business's time zone", async (received_at, shown) => {
    expect((await Array.fromAsync(writeCsv(of({ received_at }), zone)))[1]).toMatch(new RegExp(`^"${shown}",`))
  })

  test('has columns for the estimate', async () => {
    const job = { service: 'solar', panels: 20, town: 'Toledo', plan: 'once', low: 250, high: 325 }
    const [, line] = await Array.fromAsync(
      writeCsv(of({ extra: JSON.stringify({ estimate: { said: '20 panels', ...job } }) }), zone),
    )
    expect(line).toMatch(/"one","solar","20",(?:"")?,"Toledo","once","250","325",/)
  })

  test('has the written quote, the town that the desk knows, and when reminders ended', async () => {
    const lines = [
      { text: 'Roof', cents: 18_050 },
      { text: 'Windows', cents: 9_500 },
    ]
    const written = { language: 'en', lines, included: [], terms: [], validUntil: '2026-08-01' }
    const extra = JSON.stringify({ estimate: { said: '20 panels', service: 'solar', town: 'Toledo', low: 1, high: 2 } })
    const [, line] = await Array.fromAsync(
      writeCsv(of({ written, extra, town: 'Xenia', no_more_at: '2026-07-02T07:00:00.000Z' }), zone),
    )
    expect(line).toContain('"Roof: 180.50\nWindows: 95.00","2026-08-01"')
    expect(line).toContain(',"Xenia",,"1","2","form",,,,"2026-07-02 00:00:00",')
    const [, plain] = await Array.fromAsync(writeCsv(of({}), zone))
    expect(plain).toMatch(/"form",{9}"new",{12}"0"\r\n$/)
  })

  test("has the desk's progress on a lead", async () => {
    const [, line] = await Array.fromAsync(
      writeCsv(
        of({
          progress: 'booked',
          person: 'Maria',
          quoted_cents: 18_050,
          notes: '=gate 12',
          booked_on: '2026-03-02',
          booked_from: '08:00',
          booked_to: '10:00',
          answered_at: '2026-01-02T03:10:00.000Z',
        }),
        zone,
      ),
    )
    expect(line).toContain(`"booked","Maria","180.50","2026-03-02","08:00","10:00",,,"2026-01-01 19:10:00","'=gate 12"`)
  })

  test.each(['=1+1', '+1 559', '-1', '@SUM(A1)', '\t=1', ' =cmd|x', '＝1+1', '\u202E=1'])(
    'makes the formula %j into text',
    async (name) => {
      const [, line] = await Array.fromAsync(writeCsv(of({ name }), zone))
      expect(line).toContain(`"'${name.replace('\u202E', '')}"`)
    },
  )
})

describe('the list', () => {
  test('says when it is empty', async () => {
    expect(await Array.fromAsync(writeList(of(), showTime))).toEqual(['No requests yet.\n'])
  })

  test.each([
    ['2026-01-02T08:05:00.000Z', 'Jan 2, 2026, 12:05 AM'],
    ['2026-01-01T07:59:00.000Z', 'Dec 31, 2025, 11:59 PM'],
    ['2026-07-04T16:30:00.000Z', 'Jul 4, 2026, 9:30 AM'],
  ])("shows %s in the business's time zone", async (received_at, text) => {
    expect((await Array.fromAsync(writeList(of({ received_at }), showTime)))[0]).toMatch(
      new RegExp(`^${text}  \\|  Ann`),
    )
  })

  test("shows the desk's progress once there is any", async () => {
    expect((await Array.fromAsync(writeList(of({}), showTime)))[0]).not.toContain('state')
    const [text] = await Array.fromAsync(writeList(of({ progress: 'quoted', person: 'Maria' }), showTime))
    expect(text).toContain('    state: quoted, Maria\n')
  })

  test('shows possible spam with its reason and id', async () => {
    const [text] = await Array.fromAsync(writeList(of({ spam_reason: '1 link; phrases: backlinks' }), showTime))
    expect(text).toContain('possible spam: 1 link; phrases: backlinks\n    id: one\n')
  })

  test('shows other answers without control characters', async () => {
    const text = (
      await Array.fromAsync(
        writeList(of({ name: 'Ann\u001b[2J \u202Eevil', note: 'by noon', extra: '{"panels":"20"}' }), showTime),
      )
    ).join('')
    expect(text).toContain('Ann [2J evil')
    expect(text).toContain('note: by noon\n    panels: 20\n')
    expect(text).toContain('1 request\n')
  })

  test('shows a field of the form with its label', async () => {
    const [text] = await Array.fromAsync(
      writeList(of({ extra: '{"panels":"20"}' }), showTime, { panels: { label: 'Panels' } }),
    )
    expect(text).toContain('    Panels: 20\n')
  })
})

test('the list of unsent letters says whose each is, when it is tried next, and why it failed', () => {
  const letter = { lead_id: 'l', kind: 'owner-notice', state: 'waiting', attempts: 2, created_at: '' } as const
  const due = { due_at: '2026-01-02T08:05:00.000Z', last_error: null, name: 'Ann\u0007', email: 'ann@example.com' }
  expect(writeUnsent([], showTime)).toBe('Nothing waits to be sent.')
  expect(
    writeUnsent(
      [
        { ...letter, ...due },
        { ...letter, ...due, kind: 'numbers', state: 'dead', name: null, email: null, last_error: 'refused\r\nby it' },
      ],
      showTime,
    ),
  ).toBe(
    [
      'owner-notice for Ann  <ann@example.com>  |  tries: 2  |  next try Jan 2, 2026, 12:05 AM',
      'numbers  |  tries: 2  |  given up\n    refused by it',
    ].join('\n'),
  )
})
