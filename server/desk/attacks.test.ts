import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { siteUrl, testDesk } from '../testing/test-desk.ts'

const change = (more: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  change: { kind: 'note', text: 'x' },
  ...more,
})

type Method = 'GET' | 'POST' | 'DELETE'
/** Every call that wants somebody to be signed in. */
const closedCalls: [Method, string, object?][] = [
  ['GET', '/session'],
  ['POST', '/sign-out', { everywhere: true }],
  ['POST', '/name', { name: 'Eve' }],
  ['GET', '/passkeys'],
  ['POST', '/confirm/options', {}],
  ['POST', '/confirm', {}],
  ['POST', '/devices', {}],
  ['DELETE', '/passkeys/ID'],
  ['GET', '/leads'],
  ['POST', '/leads', {}],
  ['GET', '/due'],
  ['GET', '/leads/ID'],
  ['POST', '/leads/ID/opened', {}],
  ['POST', '/leads/ID/changes', change()],
  ['POST', '/leads/ID/undo', { id: crypto.randomUUID() }],
  ['POST', '/leads/ID/resend', {}],
  ['POST', '/leads/ID/photographs', {}],
  ['GET', '/leads/ID/photographs/FILE'],
  ['DELETE', '/leads/ID/photographs/FILE'],
  ['GET', '/leads/ID/page'],
  ['GET', '/live'],
  ['GET', '/numbers'],
  ['GET', '/calendar'],
  ['POST', '/calendar', {}],
  ['DELETE', '/calendar'],
  ['GET', '/push'],
  ['POST', '/push', {}],
  ['POST', '/push/off', { endpoint: 'https://push.example.com/1' }],
  ['GET', '/site/pages'],
  ['POST', '/site/find', { language: 'en', page: '/', texts: ['Gutters'] }],
  ['GET', '/site/drafts'],
  ['POST', '/site/drafts', {}],
  ['DELETE', '/site/drafts/ID'],
  ['POST', '/site/remove-shipped', {}],
  ['POST', '/site/take-out', {}],
  ['POST', '/site/changes', { drafts: [] }],
  ['GET', '/site/publishes'],
  ['GET', '/site/words'],
  ['GET', '/site/naming'],
  ['POST', '/site/logo', {}],
  ['GET', '/site/forms/NAME'],
  ['GET', '/site/getting-ready'],
  ['GET', '/site/pictures'],
  ['GET', '/site/pictures/FILE'],
  ['POST', '/site/pictures/use', {}],
  ['POST', '/site/pictures', {}],
  ['POST', '/site/test-letter', {}],
  ['POST', '/site/publish', { drafts: [crypto.randomUUID()] }],
  ['POST', '/site/publishes/ID/restore', {}],
  ['GET', '/people'],
  ['POST', '/people', { name: 'Eve', role: 'owner' }],
  ['DELETE', '/people/ID'],
  ['GET', '/leads.csv'],
  ['POST', '/imports/preview', { text: 'x' }],
  ['POST', '/imports', {}],
  ['GET', '/imports'],
  ['POST', '/imports/ID/undo', {}],
]
const ownerCalls = closedCalls.filter(([, path]) =>
  /^\/(?:people|imports)|\.csv$|^\/site\/(?:test-letter|publish|publishes\/ID\/restore)$/.test(path),
)
/** The call as the server declares it. */
const routeOf = (path: string) => path.replace('ID', ':id').replace('NAME', ':name').replace('FILE', ':file')

// Those of whom nobody knows yet who they are.
const openCalls = [
  '/link',
  '/enroll/options',
  '/enroll',
  '/enroll/email',
  '/sign-in/link',
  '/sign-in/options',
  '/sign-in',
  '/sign-in/email',
]

test('no call is left out of the attacks below', async () => {
  const { app } = await testDesk()
  const known = [
    ...closedCalls.map(([method, path]) => `${method} ${routeOf(path)}`),
    ...openCalls.map((path) => `POST ${path}`),
  ]
  const tried = known.filter((call) => {
    const [method = '', path = ''] = call.split(' ')
    return app.hasRoute({ method, url: `/desk/api${path}` })
  })
  expect(tried).toEqual(known)
  const files = globSync(['server/desk/**/{live,*routes}.ts', 'server/publish/site-routes.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const declared = files
    .join()
    .matchAll(/\.(get|post|put|patch|delete)(?:<\w+>)?\('(\/[^']+)'/g)
    .map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`)
    .toArray()
  expect(declared.sort()).toEqual(known.sort())
})

describe('whoever is not signed in', () => {
  test('hears nothing but 401 from every call, as JSON', async () => {
    const { call, lead } = await testDesk()
    const id = await lead()
    for (const [method, path, body] of closedCalls)
      for (const cookie of ['', '__Host-desk=', `__Host-desk=${'a'.repeat(43)}`, "__Host-desk=' or 1=1 --"]) {
        const answer = await call(path.replace('ID', id), { method, ...(body && { body }), headers: { cookie } })
        expect([method, path, answer.statusCode, answer.json()]).toEqual([method, path, 401, { error: 'signed-out' }])
      }
  })

  test('cannot tell which calls and which leads there are', async () => {
    const { call, lead } = await testDesk()
    const answers = await Promise.all(
      ['/none', `/leads/${await lead()}`, '/leads/none', '/people/none'].map((path) => call(path)),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  })
})

describe('a helper', () => {
  test('is refused every call of the owner', async () => {
    const { enter } = await testDesk()
    const owner = await enter('Olga', 'owner')
    const helper = await enter('Maria', 'helper')
    for (const [method, path, body] of ownerCalls) {
      const answer = await helper.call(path.replace('ID', owner.id), { method, ...(body && { body }) })
      expect([method, path, answer.statusCode, answer.json()]).toEqual([method, path, 403, { error: 'not-allowed' }])
    }
    expect((await owner.call('/people')).json().people).toHaveLength(2)
  })

  test('makes no owner of a link for another device', async () => {
    const { enter, links } = await testDesk()
    const helper = await enter('Maria', 'helper')
    const { link } = (await helper.call('/devices', { body: { role: 'owner', name: 'Eve' } })).json()
    expect(await links.read(link.split('#')[1], new Date())).toMatchObject({ role: 'helper', person_id: helper.id })
  })
})

describe('an owner', () => {
  test('cannot lock the last door behind themselves', async () => {
    const { enter } = await testDesk()
    const { call, id } = await enter('Olga', 'owner')
    expect((await call(`/people/${id}`, { method: 'DELETE' })).statusCode).toBe(403)
  })
})

describe('a call of another site', () => {
  const evil = ['https://evil.example', 'http://site.example', 'https://site.example.evil.example', 'null', '']
  const changing: typeof closedCalls = [
    ...closedCalls.filter(([method]) => method !== 'GET'),
    ...openCalls.map((path): (typeof closedCalls)[number] => ['POST', path, { token: 'a'.repeat(43) }]),
  ]

  test('is refused if it changes something', async () => {
    const { enter, lead } = await testDesk()
    const { call } = await enter('Olga', 'owner')
    const id = await lead()
    const refusal = { error: 'wrong-origin', address: 'https://site.example/desk' }
    for (const [method, path, body] of changing)
      for (const origin of evil) {
        const answer = await call(path.replace('ID', id), { method, ...(body && { body }), headers: { origin } })
        expect([method, path, answer.statusCode, answer.json()]).toEqual([method, path, 403, refusal])
      }
    expect((await call('/session')).statusCode).toBe(200)
  })

  test('gets no answer that it could read', async () => {
    const { enter } = await testDesk()
    const { call } = await enter('Olga', 'owner')
    const answer = await call('/leads', { headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('is refused as a form, whatever it says of its origin', async () => {
    const { app, enter } = await testDesk()
    const { cookie } = await enter('Olga', 'owner')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/desk/api/sign-out',
        headers: { cookie, origin: siteUrl, 'content-type': type },
        payload: '{"everywhere":true}',
      })
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'not-understood' }])
    }
  })
})

describe('the id of something else', () => {
  test('changes nothing: a change of one lead cannot be sent, repeated or taken back through another', async () => {
    const { enter, lead, storage } = await testDesk()
    const [olga, maria] = [await enter('Olga', 'owner'), await enter('Maria', 'helper')]
    const [one, two] = [await lead(), await lead()]
    const sent = change({ change: { kind: 'quote', cents: 100 } })
    await olga.call(`/leads/${one}/changes`, { body: sent })
    const tries = [
      await olga.call(`/leads/${two}/changes`, { body: sent }),
      await maria.call(`/leads/${one}/changes`, { body: { ...sent, version: 1 } }),
      await olga.call(`/leads/${two}/undo`, { body: { id: sent.id } }),
      await maria.call(`/leads/${one}/undo`, { body: { id: sent.id } }),
      await olga.call('/leads/none/changes', { body: change() }),
    ]
    for (const answer of tries) expect([answer.statusCode, answer.json().error]).toEqual([404, 'not-found'])
    const rows = await storage.db.selectFrom('leads').select(['id', 'progress']).execute()
    expect(new Map(rows.map(({ id, progress }) => [id, progress]))).toEqual(
      new Map([
        [one, 'quoted'],
        [two, 'new'],
      ]),
    )
  })

  test('removes nobody twice and nobody who never was', async () => {
    const { enter } = await testDesk()
    const owner = await enter('Olga', 'owner')
    const maria = await enter('Maria', 'helper')
    const remove = () => owner.call(`/people/${maria.id}`, { method: 'DELETE' })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
  })
})

test('nothing of the desk is kept or indexed', async () => {
  const { app, enter, lead } = await testDesk()
  const { cookie } = await enter('Maria', 'helper')
  const id = await lead()
  for (const url of ['/desk', '/desk/leads/1', '/desk/api/session', '/desk/api/none', `/desk/api/leads/${id}`])
    for (const headers of [{}, { cookie }]) {
      const answer = await app.inject({ url, headers })
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    }
})
