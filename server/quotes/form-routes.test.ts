import { describe, expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const form = (answers: Record<string, string>) => new URLSearchParams(answers).toString()
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const asksForJson = { accept: 'application/json' }

const multipart = (parts: string[]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=xx', ...asksForJson },
  payload: `${parts.map((part) => `--xx\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--xx--\r\n`,
})
const part = (name: string, value: string) => `name="${name}"\r\n\r\n${value}`
const file = (name: string, content: string) =>
  `name="photo"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}`
const goodParts = Object.entries(goodAnswers).map(([name, value]) => part(name, value))

type Sent = { url?: string; headers?: Record<string, string>; payload?: string | object }

const start = async (options: Parameters<typeof testApp>[0] = {}) => {
  const parts = await testApp(options)
  const post = ({ url = '/f/quote', ...sent }: Sent) => parts.app.inject({ method: 'POST', url, ...sent })
  return { ...parts, post }
}

describe('a quote form', () => {
  test.each([
    ['JSON', { payload: goodAnswers }],
    ['urlencoded', { headers: { ...urlencoded, ...asksForJson }, payload: form(goodAnswers) }],
    ['multipart', multipart(goodParts)],
    ['multipart with an unselected file', multipart([...goodParts, file('', '')])],
    ['JSON to its project', { url: '/p/website/f/quote', payload: goodAnswers }],
  ])('sent as %s is stored with both letters and answered exactly', async (_kind, sent) => {
    const { post, kept, letters } = await start()
    const answer = await post(sent)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('{"ok":true,"next":"/thanks"}')
    expect(await kept()).toMatchObject([{ name: 'Ann O’Hara', phone: '(559) 555-0101', email: 'ann@example.com' }])
    expect((await letters()).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'owner-notice'])
  })

  test('from a browser leads to the thanks page', async () => {
    const { post } = await start()
    const answer = await post({ headers: { ...urlencoded, accept: 'text/html,*/*;q=0.8' }, payload: form(goodAnswers) })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thanks'])
  })

  test("from a browser's double click is stored once, and a corrected one beside it", async () => {
    const { post, kept } = await start()
    const headers = { ...urlencoded, accept: 'text/html,*/*;q=0.8' }
    const twice = [goodAnswers, goodAnswers, { ...goodAnswers, phone: '(559) 555-0102' }]
    const answers = await Promise.all(twice.map((one) => post({ headers, payload: form(one) })))
    expect(answers.map(({ headers: { location } }) => location)).toEqual(['/thanks', '/thanks', '/thanks'])
    expect((await kept()).map(({ phone }) => phone).sort()).toEqual(['(559) 555-0101', '(559) 555-0102'])
  })

  test.each([
    ['how many panels', { panels: '18' }, { panels: '28' }],
    ['a field of its own', { message: 'For the roof.' }, { message: 'For the barn as well.' }],
    ['where to reply', { 'reply-to': 'ann@example.com' }, { 'reply-to': 'office@example.com' }],
    ['its subject', { _subject: 'Roof' }, { _subject: 'Barn' }],
    ['name', { name: 'Ann' }, { name: 'Bea' }],
    ['email', { email: 'ann@example.com' }, { email: 'bea@example.com' }],
    ['note', { note: 'Two dogs' }, { note: 'Three dogs' }],
    ['estimate', { estimate: 'service=windows&windows=20' }, { estimate: 'service=windows&windows=21' }],
  ])('from a browser with another %s is a second lead', async (_what, first, second) => {
    const { post, kept } = await start()
    const headers = { ...urlencoded, accept: 'text/html,*/*;q=0.8' }
    for (const one of [first, second, second]) await post({ headers, payload: form({ ...goodAnswers, ...one }) })
    expect(await kept()).toHaveLength(2)
  })

  test('leads to the next address that it names', async () => {
    const { post } = await start()
    const answer = await post({ headers: urlencoded, payload: form({ ...goodAnswers, _next: '/thanks-window' }) })
    expect(answer.headers.location).toBe('/thanks-window')
  })

  test('keeps unknown fields, with odd names too', async () => {
    const { post, kept } = await start()
    await post({
      headers: urlencoded,
      payload: `${form({ ...goodAnswers, panels: '20', __proto: 'x' })}&__proto__=1&constructor=2`,
    })
    const [lead] = await kept()
    expect(lead?.extra).toBe('{"panels":"20","__proto":"x","__proto__":"1","constructor":"2"}')
  })

  test('treats names of object properties in JSON as plain fields', async () => {
    const { post, kept } = await start()
    const odd = '"__proto__":{"isAdmin":true},"constructor":{"prototype":1},"toString":"x"'
    const payload = `${JSON.stringify(goodAnswers).slice(0, -1)},${odd}}`
    const answer = await post({ headers: { 'content-type': 'application/json' }, payload })
    expect(answer.statusCode).toBe(200)
    expect((await kept())[0]?.extra).toBe(`{${odd}}`)
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('sent again under its key is one lead with one pair of letters', async () => {
    const { post, kept, letters } = await start()
    const sent = { payload: { ...goodAnswers, _key: 'a-key' } }
    const answers = await Promise.all([post(sent), post(sent), post(sent)])
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('{"ok":true,"next":"/thanks"}'))
    expect(await kept()).toHaveLength(1)
    expect(await letters()).toHaveLength(2)
  })

  test("has an id that starts with its key's time, and is one lead when sent again", async () => {
    const { post, kept } = await start()
    const key = '01990000-0abc-7012-8345-6789abcdef01'
    const sent = { payload: { ...goodAnswers, _key: key } }
    await Promise.all([post(sent), post(sent)])
    await post({ payload: { ...goodAnswers, phone: '(559) 555-0199', _key: key } })
    const ids = (await kept()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect(ids).toEqual(Array(2).fill(expect.stringMatching(/^01990000-0abc-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)))
  })

  test('sent again under one Idempotency-Key header is one lead, and with other answers another', async () => {
    const { post, kept } = await start()
    const headers = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
    for (const phone of ['1', '1', '2']) await post({ headers, payload: { ...goodAnswers, phone } })
    expect(await kept()).toHaveLength(2)
  })

  test('is stored with its note, the chat below it, its subject and the address for replies', async () => {
    const { app, post } = await start()
    const { name, phone, email } = goodAnswers
    const more = { note: 'Two dogs', _chat: 'Question: 20?', 'reply-to': 'office@example.com', _subject: 'Roof' }
    await post({ payload: { name, phone, email, ...more } })
    await post({ payload: { name, phone, email, _chat: 'Question: 20?' } })
    await post({ payload: { name, phone, email } })
    const rows = app.storage.db.selectFrom('leads').select(['note', 'subject', 'reply_to']).orderBy('note')
    expect(await rows.execute()).toEqual([
      { note: null, subject: null, reply_to: null },
      { note: 'Question: 20?', subject: null, reply_to: null },
      { note: 'Two dogs\nQuestion: 20?', subject: 'Roof', reply_to: 'office@example.com' },
    ])
  })

  test('sent twice by a program without a key is two leads', async () => {
    const { post, kept } = await start()
    for (const _ of [1, 2]) await post({ payload: goodAnswers })
    expect(await kept()).toHaveLength(2)
  })

  test('that looks like spam gets the usual thanks, and only the owner is notified', async () => {
    const { post, letters, leads } = await start()
    const answer = await post({ payload: { ...goodAnswers, _gotcha: 'x', note: 'https://a.example' } })
    expect(answer.body).toBe('{"ok":true,"next":"/thanks"}')
    expect(await letters()).toMatchObject([{ kind: 'owner-notice' }])
    const { value } = await leads.pages({ spam: true }).next()
    expect(value?.[0]).toMatchObject({ spam_reason: 'the hidden field was filled in; 1 link' })
  })
})

describe('a rejected form', () => {
  test.each<[string, number, object, Sent]>([
    ['nothing', 400, { code: 'EMPTY' }, { headers: asksForJson }],
    ['no answers', 400, { code: 'EMPTY' }, { payload: {} }],
    ['a list', 400, { code: 'EMPTY' }, { payload: [1] }],
    ['broken JSON', 400, { code: 'EMPTY' }, { headers: { 'content-type': 'application/json' }, payload: '{"name":' }],
    ['broken multipart', 400, { code: 'EMPTY' }, { ...multipart([]), payload: '--xx\r\nContent-Disp' }],
    [
      'multipart without a boundary',
      400,
      { code: 'EMPTY' },
      { headers: { 'content-type': 'multipart/form-data', ...asksForJson }, payload: 'x' },
    ],
    [
      'another kind',
      415,
      { code: 'EMPTY' },
      { headers: { 'content-type': 'text/plain', ...asksForJson }, payload: 'name=Ann' },
    ],
    [
      'a long extra',
      422,
      { code: 'TYPE_TEXT', field: 'extra' },
      { payload: { ...goodAnswers, extra: 'x'.repeat(5_000) } },
    ],
    ['a prototype name as form', 404, { code: 'FORM_NOT_FOUND' }, { url: '/f/__proto__', payload: goodAnswers }],
    [
      'no phone',
      422,
      { code: 'REQUIRED_FIELD_EMPTY', field: 'phone', message: 'Enter your phone number' },
      { payload: { ...goodAnswers, phone: '' } },
    ],
    [
      'two lines of name',
      422,
      { code: 'TYPE_TEXT', field: 'name' },
      { payload: { ...goodAnswers, name: 'Ann\nBcc: x' } },
    ],
  ])('with %s is a %i with its code', async (_what, status, error, sent) => {
    const { post, kept } = await start()
    const answer = await post(sent)
    expect([answer.statusCode, answer.json().errors]).toEqual([status, [expect.objectContaining(error)]])
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(await kept()).toEqual([])
  })

  test('names every wrong field once', async () => {
    const { post } = await start()
    const errors: { field: string }[] = (await post({ payload: { name: '', email: 'x' } })).json().errors
    expect(errors.map(({ field }) => field)).toEqual(['name', 'phone', 'email'])
  })
})

describe('the route of a form', () => {
  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const)(
    'answers %s with 405 and the allowed methods',
    async (method) => {
      const { app } = await start()
      const answer = await app.inject({ method, url: '/f/quote' })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    },
  )
})
