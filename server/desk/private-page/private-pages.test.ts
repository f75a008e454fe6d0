import { describe, expect, test } from 'vitest'
import { answerPlace } from '../../../contract/answer-place.ts'
import type { Happening } from '../../../contract/desk/lead.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { testDesk } from '../../testing/test-desk.ts'
import { inDays, testPrivatePage } from '../../testing/test-private-page.ts'
import { dayAt } from '../wall-clock.ts'

describe('a private page', () => {
  test('shows the written quote at an address that is not cached, indexed or sent as referrer', async () => {
    const { quote, get, path } = await testPrivatePage()
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
    const { quote, get } = await testPrivatePage({ name: `Ann ${tag}` })
    const field = { text: tag, cents: 5_000 }
    await quote({ lines: [field], included: [tag], terms: [tag] })
    const { body } = await get()
    expect(body).not.toContain('<img')
    expect(body.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;\$&amp;/g)).toHaveLength(4)
  })

  test('keeps its address when the quote is changed, and says what changed since it was sent', async () => {
    const { change, quote, get } = await testPrivatePage()
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
    const { quote, maria, id, get, seen } = await testPrivatePage()
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

  test('shows a booking with its day, window, street and price, and as a file for a calendar', async () => {
    const { change, quote, get, path, maria, id } = await testPrivatePage()
    await quote()
    await change({ kind: 'correct', to: { street: '12 Elm St', town: 'Gambier' } })
    await change({ kind: 'book', on: '2027-03-02', from: '08:00', to: '10:30' })
    const { body } = await get()
    expect(body).toMatch(/Tuesday, March 2, 8\sAM to 10:30\sAM/)
    for (const text of [
      '<p>12 Elm St, Gambier</p>',
      'It costs $150.',
      'Move the ladder.',
      'Not that day?',
      `href="${path}/visit.ics"`,
    ])
      expect(body).toContain(text)
    expect(body).not.toContain('<form')
    const file = await get(`${path}/visit.ics`)
    expect(file.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    expect(file.body).toContain('DTSTART:20270302T130000Z')
    expect(file.body).toContain('LOCATION:12 Elm St\\, Gambier')
    const { texts } = (await maria.call(`/leads/${id}/page`)).json()
    for (const { text } of [texts.confirmation, texts.reminder]) expect(text).toContain(', 12 Elm St, Gambier.')
    expect(file.body).not.toMatch(/Ann|555-0101/)
  })

  test('has no file for a calendar while nothing is booked', async () => {
    const { quote, get, path } = await testPrivatePage()
    await quote()
    expect((await get(`${path}/visit.ics`)).statusCode).toBe(404)
  })
})

describe('"Yes, let’s find a day"', () => {
  test('tells the desk once, by letter too, and books nothing', async () => {
    const { desk, quote, change, yes, get, seen, path } = await testPrivatePage()
    await quote()
    await change({ kind: 'send', what: 'quote', by: 'text', followUpOn: inDays(2) })
    const answers = await Promise.all([yes(), yes(), yes()])
    expect(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).toEqual(
      Array(3).fill(`303 ${path}`),
    )
    const lead = await seen()
    expect(lead).toMatchObject({ state: 'quoted', bookedOn: null, followUpOn: dayAt('America/New_York', new Date()) })
    expect(lead.history.filter(({ what }: Happening) => what.kind === 'wants-day')).toHaveLength(1)
    const { body } = await get()
    expect(body).toContain('We heard you, and call you.')
    expect(body).not.toContain('<form')
    const letters = await desk.storage.db.selectFrom('outbox').select('kind').where('kind', '=', 'wants-day').execute()
    expect(letters).toHaveLength(1)
  })

  test('can be said again to a quote that was changed', async () => {
    const { quote, yes, seen } = await testPrivatePage()
    await quote()
    await yes()
    await quote({ terms: [] })
    await yes()
    expect((await seen()).history.filter(({ what }: Happening) => what.kind === 'wants-day')).toHaveLength(2)
  })

  test('is not said by a scanner that opens every address in every way but the form’s', async () => {
    const { desk, quote, seen, path } = await testPrivatePage()
    await quote()
    const before = await seen()
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const)
      for (const url of [path, `${path}/visit.ics`, `${path}?yes=1`, `${path}/yes`])
        await desk.app.inject({ url, method })
    expect(await seen()).toEqual(before)
  })

  test('counts no longer when the price has ended, or a day is booked', async () => {
    const { quote, change, yes, get, seen } = await testPrivatePage()
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
