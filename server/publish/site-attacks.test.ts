import { describe, expect, test } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent } from '../builds/server-content.ts'
import { siteUrl, testDesk } from '../testing/test-desk.ts'

describe('a change of the site', () => {
  const change = (more: object) => ({
    id: crypto.randomUUID(),
    file: 'business.yaml',
    path: ['name'],
    before: readServerContent(secondBusiness).business.name,
    after: 'x',
    ...more,
  })
  const send = async (more: object, role: 'owner' | 'helper' = 'owner') => {
    const { enter } = await testDesk()
    const { call } = await enter('Olga', role)
    const answer = await call('/site/drafts', { body: change(more) })
    expect((await call('/site/drafts')).json()).toEqual({ drafts: [] })
    return answer
  }
  const review = { id: 1, author: 'Ruth B.', rating: 5, date: 'today' }

  test.each([
    '../business.yaml',
    '/etc/passwd.yaml',
    'en/../business.yaml',
    'en\\faq.yaml',
    'schema/business.ts',
    'en/faq.yaml\0.md',
    'en/.env.yaml',
    'C:/x.yaml',
    'EN/FAQ.YAML',
  ])('with the file %j is not understood', async (file) => {
    expect((await send({ file })).statusCode).toBe(400)
  })

  test.each([
    { path: ['siteUrl'] },
    { path: ['form', 'id'] },
    { path: ['redirects'], after: { '/a': '/b' } },
    { path: ['languages'], after: ['en', 'es'] },
    { path: [], after: null },
    { path: ['__proto__', 'x'] },
    { path: ['constructor'] },
    { file: 'images.yaml', path: ['house', 'provenance'], after: 'photo' },
    { file: 'map.yaml' },
    { file: 'en/assistant/danger.yaml' },
    { file: 'en/desk.yaml', path: ['title'] },
    { file: 'en/services/gutter-cleaning.md', path: ['slug'], before: null },
    {
      file: 'en/reviews.yaml',
      path: ['reviews'],
      before: [{ ...review, sample: true, text: 'A' }],
      after: [{ ...review, text: 'A' }],
    },
    { file: 'en/reviews.yaml', path: ['reviews', 0, 'sample'], before: true, after: 0 },
    { file: 'en/pages/new.yaml', path: [], before: null, after: 'title: x' },
    { file: 'schema/new.md', path: [], before: null, after: { head: {}, body: '' } },
  ])('is rejected: %j', async (more) => {
    expect((await send(more)).json()).toEqual({ error: 'not-allowed' })
  })

  test('with a line of more than 300 characters is answered with how long it may be', async () => {
    const { mistakes } = (await send({ path: ['proof', 'owners'], after: ['x'.repeat(301)] })).json()
    expect(mistakes[0].text).toBe('This text is too long: shorten it to 300 characters.')
  })

  test.each([
    '<script>alert(1)</script>',
    'A <b>bold</b> word',
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '[here](java&#115;cript:alert(1))',
    '[here]( \u0001javascript:alert(1))',
    '[a]: javascript:alert(1)',
    '![x](data:text/html,1)',
    '[here](//evil.example)',
    'java\tscript:alert(1)',
    '<!-- x -->',
    'x'.repeat(60_001),
    '> '.repeat(20_000),
    { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } } } } } },
    Array.from({ length: 2_001 }, () => 1),
  ])('with %j is answered with a sentence and not stored', async (after) => {
    const { isKept, mistakes } = (await send({ after })).json()
    expect([isKept, mistakes.length]).toEqual([false, 1])
    expect(mistakes[0].text).toMatch(/^[A-Z<].*\.$/)
  })

  test('nested a hundred thousand deep is not understood, and the server goes on', async () => {
    const { enter } = await testDesk()
    const { cookie, call } = await enter('Olga', 'owner')
    const payload = JSON.stringify(change({ after: 'DEEP' })).replace(
      '"DEEP"',
      '['.repeat(100_000) + ']'.repeat(100_000),
    )
    const headers = { cookie, origin: siteUrl, 'content-type': 'application/json' }
    const { app } = await testDesk()
    expect([400, 401, 500]).toContain(
      (await app.inject({ method: 'POST', url: '/desk/api/site/drafts', headers, payload })).statusCode,
    )
    expect((await call('/session')).statusCode).toBe(200)
  })

  test('by somebody else stays: helpers drop only their own drafts', async () => {
    const { enter } = await testDesk()
    const [olga, maria] = [await enter('Olga', 'owner'), await enter('Maria', 'helper')]
    const own = change({ after: 'Kokosing' })
    expect((await olga.call('/site/drafts', { body: own })).json()).toMatchObject({ isKept: true })
    expect((await maria.call('/site/drafts', { body: { ...own, after: 'Mine' } })).statusCode).toBe(404)
    await maria.call(`/site/drafts/${own.id}`, { method: 'DELETE' })
    expect((await olga.call('/site/drafts')).json().drafts).toMatchObject([{ id: own.id, after: 'Kokosing' }])
    await olga.call(`/site/drafts/${own.id}`, { method: 'DELETE' })
    expect((await olga.call('/site/drafts')).json().drafts).toEqual([])
  })

  test.each([
    '/site/forms/none?language=en',
    '/site/forms/business?language=..',
    '/site/words',
    '/site/pictures/..%2fbusiness.yaml',
    '/site/pictures/x.svg',
  ])('is not available to %s', async (path) => {
    const { enter } = await testDesk()
    const { call } = await enter('Olga', 'owner')
    expect([400, 404]).toContain((await call(path)).statusCode)
  })

  test.each([
    { name: '../x' },
    { file: '../../etc/passwd' },
    { file: 'x.svg' },
    { isOwn: false },
    { alt: { es: 'no such language' } },
    { alt: { '..': 'x' } },
  ])('places no picture: %j', async (more) => {
    const { enter } = await testDesk()
    const { call } = await enter('Olga', 'owner')
    const body = { id: crypto.randomUUID(), name: 'house', file: 'house.jpg', isOwn: true, alt: { en: 'x' }, ...more }
    expect([400, 404]).toContain((await call('/site/pictures/use', { body })).statusCode)
    expect((await call('/site/drafts')).json()).toEqual({ drafts: [] })
  })

  test('restores no unknown publish', async () => {
    const { enter } = await testDesk()
    const { call } = await enter('Olga', 'owner')
    expect((await call('/site/publishes/..%2f..%2fx/restore', { body: {} })).statusCode).toBe(404)
    expect((await call('/site/publish', { body: { drafts: [crypto.randomUUID()] } })).statusCode).toBe(404)
    expect((await call('/site/publish', { body: { drafts: [] } })).statusCode).toBe(400)
  })
})
