import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { answerPlace } from '../../../contract/answer-place.ts'
import type { Change, Happening } from '../../../contract/desk/lead.ts'
import type { WrittenQuote } from '../../../contract/desk/written-quote.ts'
import { readServerContent } from '../../builds/content.ts'
import { removal } from '../../storage/removal.ts'
import { testDesk } from '../../testing/desk.ts'
import { privatePageStore } from './page-store.ts'
import { dayIn, privatePagesPerMinute } from './private-pages.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

const written: WrittenQuote = {
  language: 'en',
  lines: [{ text: 'Windows outside, 20 windows', cents: 15_000 }],
  included: ['Frames wiped'],
  terms: ['Pay with cash or check.'],
  validUntil: inDays(14),
}

const setUp = async (lead = {}, more = {}) => {
  const desk = await testDesk({ ...more, pages: { 'q/index.html': `<main>${answerPlace}</main>` } })
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead({ name: 'Ann O’Hara', ...lead })
  const seen = async () => (await maria.call(`/leads/${id}`)).json()
  const change = async (what: Change) => {
    const { version } = await seen()
    return maria.call(`/leads/${id}/changes`, { body: { id: crypto.randomUUID(), version, change: what } })
  }
  const quote = (more: Partial<WrittenQuote> = {}) => {
    const all = { ...written, ...more }
    return change({ kind: 'quote', cents: all.lines.reduce((sum, { cents }) => sum + cents, 0), written: all })
  }
  const path = new URL((await maria.call(`/leads/${id}/page`)).json().address).pathname
  const get = (url = path) => desk.app.inject({ url })
  const yes = () =>
    desk.app.inject({ url: path, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  return { desk, maria, id, path, change, quote, get, yes, seen }
}

describe('a private page', () => {
  test('shows the written quote under an address that nobody caches, indexes or passes on', async () => {
    const { quote, get, path } = await setUp()
    await quote()
    const page = await get()
    expect(path).toMatch(/^\/q\/[\w-]{22}$/)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    for (const text of ['Made for Ann O’Hara', 'Windows outside, 20 windows', '$150', 'Frames wiped', 'Pay with cash'])
      expect(page.body).toContain(text)
  })

  test('writes HTML of every field as text', async () => {
    const tag = '<img src=x onerror=alert(1)>"\'&$&'
    const { quote, get } = await setUp({ name: `Ann ${tag}` })
    const field = { text: tag, cents: 5_000 }
    await quote({ lines: [field], included: [tag], terms: [tag] })
    const { body } = await get()
    expect(body).not.toContain('<img')
    expect(body.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;\$&amp;/g)).toHaveLength(4)
  })

  test('keeps its address when the quote is changed, and says what changed since it was sent', async () => {
    const { change, quote, get } = await setUp()
    await quote()
    await quote({ terms: ['Never sent.'] })
    await change({ kind: 'send', what: 'quote', by: 'text', followUpOn: inDays(2) })
    expect((await get()).body).not.toContain('Changed')
    await quote({ lines: [{ text: 'Screens', cents: 4_000 }], terms: ['Never sent.'], validUntil: inDays(20) })
    const { body } = await get()
    for (const text of ['Was $150, is $40.', 'Added: Screens', 'Taken out: Windows outside, 20 windows', 'Now until'])
      expect(body).toContain(text)
    expect(body).not.toContain('Other words.')
  })

  test('shows the quote before when a person takes the last one back', async () => {
    const { quote, maria, id, get, seen } = await setUp()
    await quote()
    await quote({ lines: [{ text: 'A slip', cents: 1 }] })
    const slip = (await seen()).history.at(-1).id
    await maria.call(`/leads/${id}/undo`, { body: { id: slip } })
    expect((await get()).body).toContain('$150')
  })

  test('speaks the language of the customer', async () => {
    const content = readServerContent('content')
    const desk = await testDesk({
      content,
      languages: ['en', 'es'],
      pages: { 'q/index.html': `<p>English${answerPlace}`, 'es/q/index.html': `<p>Español${answerPlace}` },
    })
    const maria = await desk.enter('Maria', 'helper')
    const id = await desk.lead({ extra: '{"language":"es"}' })
    const { address, draft, texts } = (await maria.call(`/leads/${id}/page`)).json()
    const lines = [{ text: draft.lines[0].text, cents: 12_345 }]
    const change = { kind: 'quote', cents: 12_345, written: { ...draft, lines } }
    await maria.call(`/leads/${id}/changes`, { body: { id: crypto.randomUUID(), version: 0, change } })
    const { body } = await desk.app.inject({ url: new URL(address).pathname })
    expect(body).toMatch(/^<p>Español<h1>Para Ann<\/h1>[\s\S]*Limpieza en su casa[\s\S]*\$123\.45/)
    expect(texts.quote.text).toMatch(/^Hola, Ann\. Soy Maria/)
  })

  test('shows a booking with its day, window and price, and as a file for a calendar', async () => {
    const { change, quote, get, path } = await setUp()
    await quote()
    await change({ kind: 'book', on: '2027-03-02', from: '08:00', to: '10:30' })
    const { body } = await get()
    expect(body).toMatch(/Tuesday, March 2, 8\sAM to 10:30\sAM/)
    for (const text of ['It costs $150.', 'Move the ladder.', 'Not that day?', `href="${path}/visit.ics"`])
      expect(body).toContain(text)
    expect(body).not.toContain('<form')
    const file = await get(`${path}/visit.ics`)
    expect(file.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    expect(file.body).toContain('DTSTART:20270302T130000Z')
    expect(file.body).not.toMatch(/Ann|555-0101/)
  })

  test('has no file for a calendar while nothing is booked', async () => {
    const { quote, get, path } = await setUp()
    await quote()
    expect((await get(`${path}/visit.ics`)).statusCode).toBe(404)
  })
})

describe('"Yes, let’s find a day"', () => {
  test('tells the desk once, by letter too, and books nothing', async () => {
    const { desk, quote, change, yes, get, seen, path } = await setUp()
    await quote()
    await change({ kind: 'send', what: 'quote', by: 'text', followUpOn: inDays(2) })
    const answers = await Promise.all([yes(), yes(), yes()])
    expect(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).toEqual(
      Array(3).fill(`303 ${path}`),
    )
    const lead = await seen()
    expect(lead).toMatchObject({ state: 'quoted', bookedOn: null, followUpOn: dayIn('America/New_York', new Date()) })
    expect(lead.history.filter(({ what }: Happening) => what.kind === 'wants-day')).toHaveLength(1)
    const { body } = await get()
    expect(body).toContain('We heard you, and call you.')
    expect(body).not.toContain('<form')
    const letters = await desk.storage.db.selectFrom('outbox').select('kind').where('kind', '=', 'wants-day').execute()
    expect(letters).toHaveLength(1)
  })

  test('can be said again to a quote that was changed', async () => {
    const { quote, yes, seen } = await setUp()
    await quote()
    await yes()
    await quote({ terms: [] })
    await yes()
    expect((await seen()).history.filter(({ what }: Happening) => what.kind === 'wants-day')).toHaveLength(2)
  })

  test('is not said by a scanner that opens every address in every way but the form’s', async () => {
    const { desk, quote, seen, path } = await setUp()
    await quote()
    const before = await seen()
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const)
      for (const url of [path, `${path}/visit.ics`, `${path}?yes=1`, `${path}/yes`])
        await desk.app.inject({ url, method })
    expect(await seen()).toEqual(before)
  })

  test('counts no longer when the price has ended, or a day is booked', async () => {
    const { quote, change, yes, get, seen } = await setUp()
    await quote({ validUntil: inDays(-3) })
    const { body } = await get()
    expect(body).toContain('Was good until')
    expect(body).not.toContain('<form')
    await yes()
    await quote()
    await change({ kind: 'book', on: inDays(5), from: '08:00', to: '10:00' })
    await yes()
    expect((await seen()).history.some(({ what }: Happening) => what.kind === 'wants-day')).toBe(false)
  })
})

describe('a link', () => {
  test('that was guessed, cut off or made up leads to a kind 404', async () => {
    const { quote, get, path } = await setUp()
    await quote()
    const wrong = [
      path.slice(0, -1),
      `${path}A`,
      `/q/${'a'.repeat(22)}`,
      '/q/%00',
      "/q/'%20or%201=1",
      '/q',
      '/q/..%2f..%2fdesk',
    ]
    for (const url of wrong) {
      const page = await get(url)
      expect([url, page.statusCode]).toEqual([url, 404])
      if (url !== '/q/%00') expect(page.body).toContain('No such page')
      expect(page.body).not.toContain('Ann')
    }
  })

  test('ends with the lead: once it is removed, nothing of it is shown', async () => {
    const { desk, quote, get, path } = await setUp()
    await quote()
    await removal(desk.storage).forget('ann@example.com')
    expect(await desk.storage.db.selectFrom('private_pages').selectAll().execute()).toEqual([])
    for (const url of [path, `${path}/visit.ics`]) expect((await get(url)).statusCode).toBe(404)
  })

  test('ends a month after its price', async () => {
    const { quote, get } = await setUp()
    await quote({ validUntil: inDays(-33) })
    const page = await get()
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('It has ended')
  })

  test('leads nowhere before anything was written', async () => {
    const { get, change } = await setUp()
    expect((await get()).statusCode).toBe(404)
    await change({ kind: 'quote', cents: 15_000 })
    expect((await get()).statusCode).toBe(404)
  })

  test('cannot be made from the database: it holds a hash', async () => {
    const { desk, quote, path, id } = await setUp()
    await quote()
    const secret = path.slice(3)
    const rows = await Promise.all(
      (await desk.storage.db.introspection.getTables()).map(
        async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(desk.storage.db)).rows,
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    const elsewhere = privatePageStore(desk.storage, async () => 'another key')
    expect(await elsewhere.secretOf(id)).not.toBe(secret)
  })

  test('stands in no line of the log and no count', async () => {
    const lines: string[] = []
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
    const { desk, quote, get, yes, path } = await setUp({}, { logger, set: { METRICS_TOKEN: 'a'.repeat(16) } })
    await quote()
    await get()
    await get(`${path}/visit.ics`)
    await yes()
    const headers = { authorization: `Bearer ${'a'.repeat(16)}` }
    const counts = await desk.app.inject({ url: '/metrics', headers })
    expect(counts.statusCode).toBe(200)
    expect(lines.length).toBeGreaterThan(0)
    expect(`${lines.join()}${counts.body}`).not.toContain(path.slice(3))
  })

  test('is guessed at a limited pace', async () => {
    const { get } = await setUp({}, { set: { RATE_LIMIT: true } })
    const answers = []
    for (let at = 0; at <= privatePagesPerMinute; at += 1) answers.push(await get(`/q/${String(at).padStart(22, 'a')}`))
    const last = answers.at(-1)
    expect([answers[0]?.statusCode, last?.statusCode, last?.headers['cache-control']]).toEqual([404, 429, 'no-store'])
    expect(last?.headers).toHaveProperty('retry-after')
  })
})

describe('a quote from the desk', () => {
  test.each([
    ['whose lines come to another amount', { cents: 1 }],
    ['without a line', { written: { ...written, lines: [] } }],
    ['with a line break in a line', { written: { ...written, lines: [{ text: 'a\nb', cents: 15_000 }] } }],
    ['that ends on no day', { written: { ...written, validUntil: 'soon' } }],
    ['with more than it knows', { written: { ...written, html: '<b>' } }],
  ])('%s is refused', async (_what, more) => {
    const { maria, id } = await setUp()
    const change = { kind: 'quote', cents: 15_000, written, ...more }
    const answer = await maria.call(`/leads/${id}/changes`, { body: { id: crypto.randomUUID(), version: 0, change } })
    expect(answer.statusCode).toBe(400)
  })

  test('sets the follow-up that it names when it is sent, and counts as an answer', async () => {
    const { change, quote, seen } = await setUp()
    await quote()
    await change({ kind: 'send', what: 'quote', by: 'email', followUpOn: inDays(2) })
    expect(await seen()).toMatchObject({ state: 'quoted', quotedCents: 15_000, followUpOn: inDays(2), person: 'Maria' })
  })

  test('stands in the table of leads', async () => {
    const { desk, quote } = await setUp()
    await quote()
    const olga = await desk.enter('Olga', 'owner')
    const { body } = await olga.call('/leads.csv')
    expect(body).toContain(`"Windows outside, 20 windows: 150.00","${written.validUntil}"`)
  })
})
