import { describe, expect, test, vi } from 'vitest'
import { testAuthenticator } from '../../testing/authenticator.ts'
import { codeIn, enroll, sessionIn } from '../../testing/desk-calls.ts'
import { siteUrl, type TestDesk, testDesk, where } from '../../testing/test-desk.ts'
import { firstLink } from './invitation.ts'
import { hashOf } from './secret.ts'

type Phone = ReturnType<typeof testAuthenticator>

const signIn = async ({ call }: TestDesk, phone: Phone) => {
  const options = await call('/sign-in/options', { body: {} })
  return call('/sign-in', { body: { passkey: phone.get(options.json(), where) } })
}
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'])

describe('a link', () => {
  test('enrolls a passkey and signs in, under a cookie that no script and no other site can read', async () => {
    const desk = await testDesk()
    const answer = await enroll(desk, await desk.link(), testAuthenticator())
    expect(answer.statusCode).toBe(200)
    const cookie = cookieOf(answer)
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/', 'Max-Age=2592000'])
      expect(cookie.split('; ')).toContain(part)
    const session = await desk.call('/session', { headers: sessionIn(answer) })
    expect(session.json().person).toMatchObject({ name: 'Maria', role: 'helper' })
  })

  test('is told what it does before it is used', async () => {
    const { call, link } = await testDesk()
    const opened = await call('/link', { body: { token: await link() } })
    expect(opened.json()).toMatchObject({ kind: 'invite', name: 'Maria' })
  })

  test('works once, and says that it was used', async () => {
    const desk = await testDesk()
    const token = await desk.link()
    await enroll(desk, token, testAuthenticator())
    expect(codeIn(await desk.call('/link', { body: { token } }))).toEqual([410, 'link-used'])
    expect(codeIn(await enroll(desk, token, testAuthenticator()))).toEqual([410, 'link-used'])
    expect(await desk.people.list()).toHaveLength(1)
  })

  test('lets one of two in who open it together', async () => {
    const desk = await testDesk()
    const token = await desk.link()
    const both = await Promise.all([enroll(desk, token, testAuthenticator()), enroll(desk, token, testAuthenticator())])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('that is late or wrong says so', async () => {
    const { call, link, storage } = await testDesk()
    const token = await link()
    await storage.db.updateTable('links').set({ expires_at: new Date().toISOString() }).execute()
    expect(codeIn(await call('/link', { body: { token } }))).toEqual([410, 'link-late'])
    expect(codeIn(await call('/link', { body: { token: 'x'.repeat(43) } }))).toEqual([404, 'link-wrong'])
    expect(codeIn(await call('/link', { body: { token: 'short' } }))).toEqual([400, 'not-understood'])
  })

  test.each([
    ['a helper', 'invite', 'helper', 23 * 60, 25 * 60],
    ['an owner', 'invite', 'owner', 14, 16],
    ['another device of a helper', 'device', 'helper', 14, 16],
  ] as const)('for %s lives as long as its kind', async (_who, kind, role, within, after) => {
    const { links } = await testDesk()
    const now = Date.now()
    const token = await links.create({ kind, name: 'Maria', role }, new Date(now))
    expect(await links.read(token, new Date(now + within * 60_000))).toMatchObject({ kind, role })
    await expect(links.read(token, new Date(now + after * 60_000))).rejects.toMatchObject({ code: 'link-late' })
  })

  test('that was made by a clock that was ahead is late', async () => {
    const { call, links, people } = await testDesk()
    const ahead = new Date(Date.now() + 365 * 24 * 60 * 60_000)
    const token = await links.create({ kind: 'invite', name: 'Maria', role: 'helper' }, ahead)
    expect(codeIn(await call('/link', { body: { token } }))).toEqual([410, 'link-late'])
    await expect(people.enter(token, {}, new Date())).rejects.toMatchObject({ code: 'link-late' })
  })

  test('for the first person is there only while nobody is enrolled, the last one only', async () => {
    const desk = await testDesk()
    const tokenOf = (link = '') => link.split('#')[1] ?? ''
    const early = await firstLink(desk.storage, `${siteUrl}/desk`)
    const link = await firstLink(desk.storage, `${siteUrl}/desk`)
    expect(link).toMatch(/^https:\/\/site\.example\/desk\/link#[\w-]{43}$/)
    expect(codeIn(await enroll(desk, tokenOf(early), testAuthenticator()))).toEqual([404, 'link-wrong'])
    expect(codeIn(await enroll(desk, tokenOf(link), testAuthenticator()))).toEqual([400, 'not-understood'])
    expect((await enroll(desk, tokenOf(link), testAuthenticator(), { name: 'Olga' })).statusCode).toBe(200)
    expect(await desk.people.list()).toMatchObject([{ name: 'Olga', role: 'owner' }])
    expect(await firstLink(desk.storage, `${siteUrl}/desk`)).toBeUndefined()
  })

  test('for another device lets the same person in with a second passkey', async () => {
    const desk = await testDesk()
    const maria = await desk.enter('Maria', 'helper')
    const { link } = (await maria.call('/devices', { body: {} })).json()
    expect((await enroll(desk, link.split('#')[1], testAuthenticator())).statusCode).toBe(200)
    expect(await desk.people.list()).toMatchObject([{ name: 'Maria', passkeys: 1 }])
  })
})

describe('a passkey', () => {
  test('signs in again, and is asked for without naming anybody', async () => {
    const desk = await testDesk()
    const phone = testAuthenticator()
    await enroll(desk, await desk.link(), phone)
    const options = await desk.call('/sign-in/options', { body: {} })
    expect(options.json().allowCredentials ?? []).toEqual([])
    expect((await signIn(desk, phone)).statusCode).toBe(200)
  })

  test('is refused where its signature is sent again, made elsewhere, or by another', async () => {
    const desk = await testDesk()
    const phone = testAuthenticator()
    await enroll(desk, await desk.link(), phone)
    const options = (await desk.call('/sign-in/options', { body: {} })).json()
    const passkey = phone.get(options, where)
    expect((await desk.call('/sign-in', { body: { passkey } })).statusCode).toBe(200)
    expect(codeIn(await desk.call('/sign-in', { body: { passkey } }))).toEqual([403, 'passkey-wrong'])

    const fresh = async () => (await desk.call('/sign-in/options', { body: {} })).json()
    const elsewhere = phone.get(await fresh(), { ...where, origin: 'https://evil.example' })
    expect(codeIn(await desk.call('/sign-in', { body: { passkey: elsewhere } }))).toEqual([403, 'passkey-wrong'])
    const other = testAuthenticator().get(await fresh(), where)
    expect(codeIn(await desk.call('/sign-in', { body: { passkey: other } }))).toEqual([403, 'passkey-wrong'])
    const forged = { ...other, id: phone.id, rawId: phone.id }
    expect(codeIn(await desk.call('/sign-in', { body: { passkey: forged } }))).toEqual([403, 'passkey-wrong'])
  })

  test('is not enrolled by a challenge that was given for something else', async () => {
    const desk = await testDesk()
    const token = await desk.link()
    const options = (await desk.call('/sign-in/options', { body: {} })).json()
    const passkey = testAuthenticator().create(options, where)
    expect(codeIn(await desk.call('/enroll', { body: { token, passkey } }))).toEqual([403, 'passkey-wrong'])
  })
})

describe('without passkeys', () => {
  const linkIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? ''

  test('a letter brings a further link, which signs in once', async () => {
    const desk = await testDesk()
    const token = await desk.link()
    await desk.call('/enroll/email', { body: { token, email: 'maria@example.com' } })
    expect(codeIn(await desk.call('/link', { body: { token } }))).toEqual([410, 'link-used'])
    expect(desk.letters).toMatchObject([{ to: { address: 'maria@example.com' } }])
    const further = linkIn(desk.letters[0]?.text)
    const answer = await desk.call('/sign-in/link', { body: { token: further } })
    expect(answer.statusCode).toBe(200)
    expect(codeIn(await desk.call('/sign-in/link', { body: { token: further } }))).toEqual([410, 'link-used'])
    expect(await desk.people.list()).toMatchObject([{ name: 'Maria', email: 'maria@example.com' }])
  })

  test('a person requests a link by email once a minute, and the answer does not tell whether the address is known', async () => {
    const desk = await testDesk()
    await desk.call('/enroll/email', { body: { token: await desk.link(), email: 'maria@example.com' } })
    await desk.call('/sign-in/link', { body: { token: linkIn(desk.letters[0]?.text) } })
    const known = await desk.call('/sign-in/email', { body: { email: 'MARIA@example.com' } })
    const unknown = await desk.call('/sign-in/email', { body: { email: 'nobody@example.com' } })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    await vi.waitFor(() => expect(desk.letters).toHaveLength(2))
    await desk.call('/sign-in/email', { body: { email: 'maria@example.com' } })
    expect((await desk.call('/sign-in/link', { body: { token: linkIn(desk.letters[1]?.text) } })).statusCode).toBe(200)
    expect(desk.letters).toHaveLength(2)
  })

  test('a letter that cannot be sent leaves the link as it was', async () => {
    const desk = await testDesk({
      mail: { transport: { send: () => Promise.reject(new Error('no mail server')), close: () => undefined } },
    })
    const token = await desk.link()
    const answer = await desk.call('/enroll/email', { body: { token, email: 'maria@example.com' } })
    expect(codeIn(answer)).toEqual([500, 'failed'])
    expect((await desk.call('/link', { body: { token } })).statusCode).toBe(200)
  })
})

describe('a session', () => {
  test('is stored as a hash, lasts thirty days, and ends on sign-out', async () => {
    const desk = await testDesk()
    const { cookie, call } = await desk.enter('Maria', 'helper')
    const rows = await desk.storage.db.selectFrom('sessions').selectAll().execute()
    expect(rows.map(({ id }) => id)).toEqual([hashOf(cookie.split('=')[1] ?? '')])
    const days = (Date.parse(rows[0]?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    await call('/sign-out', { body: { everywhere: false } })
    expect(codeIn(await call('/session'))).toEqual([401, 'signed-out'])
  })

  test('that has ended is rejected', async () => {
    const { storage, enter } = await testDesk()
    const { call } = await enter('Maria', 'helper')
    await storage.db.updateTable('sessions').set({ expires_at: new Date().toISOString() }).execute()
    expect(codeIn(await call('/session'))).toEqual([401, 'signed-out'])
  })

  test('ends on every device by signing out everywhere; other people’s sessions stay', async () => {
    const desk = await testDesk()
    const phone = testAuthenticator()
    const one = sessionIn(await enroll(desk, await desk.link(), phone))
    const two = sessionIn(await signIn(desk, phone))
    const owner = await desk.enter('Owner', 'owner')
    await desk.call('/sign-out', { body: { everywhere: true }, headers: one })
    for (const headers of [one, two]) expect((await desk.call('/session', { headers })).statusCode).toBe(401)
    expect((await owner.call('/session')).statusCode).toBe(200)
  })

  test('of somebody who is removed ends at once, and the passkey opens nothing', async () => {
    const desk = await testDesk()
    const phone = testAuthenticator()
    const headers = sessionIn(await enroll(desk, await desk.link(), phone))
    const owner = await desk.enter('Owner', 'owner')
    const maria = await desk.people.byName('Maria')
    expect((await owner.call(`/people/${maria?.id}`, { method: 'DELETE' })).statusCode).toBe(200)
    expect((await desk.call('/session', { headers })).statusCode).toBe(401)
    expect(codeIn(await signIn(desk, phone))).toEqual([403, 'passkey-wrong'])
  })

  test('that was there before a sign-in is not taken over: there is a new secret, and the old one is worth nothing', async () => {
    const desk = await testDesk()
    const { cookie } = await desk.enter('Mallory', 'helper')
    const answer = await enroll(desk, await desk.link(), testAuthenticator(), { headers: { cookie } })
    expect(cookieOf(answer)).not.toContain(cookie)
    expect((await desk.call('/session', { headers: { cookie } })).statusCode).toBe(401)
    const chosen = { cookie: `__Host-desk=${'a'.repeat(43)}` }
    const other = await enroll(desk, await desk.link({ name: 'Nina' }), testAuthenticator(), { headers: chosen })
    expect(other.statusCode).toBe(200)
    expect((await desk.call('/session', { headers: chosen })).statusCode).toBe(401)
  })
})
