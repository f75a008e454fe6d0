import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { removal } from '../../storage/removal.ts'
import { holdMinute } from '../../testing/hold-minute.ts'
import { inDays, testPrivatePage, written } from '../../testing/test-private-page.ts'
import { privatePageStore } from './page-store.ts'
import { privatePagesPerMinute } from './private-pages.ts'

describe('a link', () => {
  test('that was guessed, cut off or made up leads to a kind 404', async () => {
    const { quote, get, path } = await testPrivatePage()
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
    const { desk, quote, get, path } = await testPrivatePage()
    await quote()
    await removal(desk.storage).forget('ann@example.com')
    for (const table of ['private_pages', 'events'] as const)
      expect(await desk.storage.db.selectFrom(table).selectAll().execute()).toEqual([])
    for (const url of [path, `${path}/visit.ics`]) expect((await get(url)).statusCode).toBe(404)
  })

  test('ends a month after its price', async () => {
    const { quote, get } = await testPrivatePage()
    await quote({ validUntil: inDays(-33) })
    const page = await get()
    expect(page.statusCode).toBe(410)
    expect(page.body).toContain('It has ended')
  })

  test('leads nowhere before anything was written', async () => {
    const { get, change } = await testPrivatePage()
    expect((await get()).statusCode).toBe(404)
    await change({ kind: 'quote', cents: 15_000 })
    expect((await get()).statusCode).toBe(404)
  })

  test('cannot be made from the database: it holds a hash', async () => {
    const { desk, quote, path, id } = await testPrivatePage()
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
    await desk.storage.write((trx) => elsewhere.open(trx, id, new Date()))
    expect(await elsewhere.find(await elsewhere.secretOf(id))).toBeDefined()
    expect(await elsewhere.find(secret)).toBeUndefined()
  })

  test('appears in no line of the log and no count', async () => {
    const lines: string[] = []
    const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
    const { desk, quote, get, yes, path } = await testPrivatePage(
      {},
      { logger, set: { METRICS_TOKEN: 'a'.repeat(16) } },
    )
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
    holdMinute()
    const { get } = await testPrivatePage({}, { set: { RATE_LIMIT: true } })
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
    const { maria, id } = await testPrivatePage()
    const change = { kind: 'quote', cents: 15_000, written, ...more }
    const answer = await maria.call(`/leads/${id}/changes`, { body: { id: crypto.randomUUID(), version: 0, change } })
    expect(answer.statusCode).toBe(400)
  })

  test('sets the follow-up that it names when it is sent, and counts as an answer', async () => {
    const { change, quote, seen } = await testPrivatePage()
    await quote()
    await change({ kind: 'send', what: 'quote', by: 'email', followUpOn: inDays(2) })
    expect(await seen()).toMatchObject({ state: 'quoted', quotedCents: 15_000, followUpOn: inDays(2), person: 'Maria' })
  })

  test('appears in the table of leads', async () => {
    const { desk, quote } = await testPrivatePage()
    await quote()
    const olga = await desk.enter('Olga', 'owner')
    const { body } = await olga.call('/leads.csv')
    expect(body).toContain(`"Windows outside, 20 windows: 150.00","${written.validUntil}"`)
  })
})
