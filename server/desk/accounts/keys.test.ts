import { describe, expect, test, vi } from 'vitest'
import { testAuthenticator } from '../../testing/authenticator.ts'
import { codeIn, enroll, sessionIn } from '../../testing/desk-calls.ts'
import { type TestDesk, testDesk, where } from '../../testing/test-desk.ts'
import { idleDays } from './session-store.ts'

type Phone = ReturnType<typeof testAuthenticator>
type Headers = Record<string, string>

const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' }
const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }

const confirm = async ({ call }: TestDesk, phone: Phone, headers: Headers) => {
  const options = (await call('/confirm/options', { body: {}, headers })).json()
  return call('/confirm', { body: { passkey: phone.get(options, where) }, headers })
}
/** A desk with somebody signed in by passkey. */
const withMaria = async () => {
  const desk = await testDesk()
  const phone = testAuthenticator()
  const headers = sessionIn(await enroll(desk, await desk.link(), phone, { headers: iphone }))
  return { desk, phone, headers }
}
/** Adds a second device and returns its session. */
const addDevice = async (desk: TestDesk, phone: Phone, headers: Headers, other: Phone) => {
  await confirm(desk, phone, headers)
  const { link } = (await desk.call('/devices', { body: {}, headers })).json()
  return sessionIn(await enroll(desk, link.split('#')[1], other, { headers: windows }))
}

describe('adding a device', () => {
  test('needs the passkey again, even right after signing in', async () => {
    const { desk, phone, headers } = await withMaria()
    expect(codeIn(await desk.call('/devices', { body: {}, headers }))).toEqual([403, 'confirm-first'])
    expect((await confirm(desk, phone, headers)).statusCode).toBe(200)
    expect((await desk.call('/devices', { body: {}, headers })).statusCode).toBe(200)
  })

  test("is not confirmed by somebody else's passkey, by a sign-in, or in another session", async () => {
    const { desk, phone, headers } = await withMaria()
    const nina = testAuthenticator()
    const ninas = sessionIn(await enroll(desk, await desk.link({ name: 'Nina' }), nina))
    expect(codeIn(await confirm(desk, nina, headers))).toEqual([403, 'passkey-wrong'])

    const ofSignIn = (await desk.call('/sign-in/options', { body: {} })).json()
    const signed = phone.get(ofSignIn, where)
    expect(codeIn(await desk.call('/confirm', { body: { passkey: signed }, headers }))).toEqual([403, 'passkey-wrong'])

    const ofNina = (await desk.call('/confirm/options', { body: {}, headers: ninas })).json()
    const elsewhere = phone.get(ofNina, where)
    expect(codeIn(await desk.call('/confirm', { body: { passkey: elsewhere }, headers }))).toEqual([
      403,
      'passkey-wrong',
    ])
    expect(codeIn(await desk.call('/devices', { body: {}, headers }))).toEqual([403, 'confirm-first'])
  })

  test('is reported to the person by email, or to the owner if they have no address', async () => {
    const { desk, phone, headers } = await withMaria()
    await addDevice(desk, phone, headers, testAuthenticator())
    await vi.waitFor(() => expect(desk.letters).toMatchObject([{ to: { address: 'owner@example.com' } }]))
    await desk.storage.db.updateTable('people').set({ email: 'maria@example.com' }).execute()
    await addDevice(desk, phone, headers, testAuthenticator())
    await vi.waitFor(() => expect(desk.letters[1]).toMatchObject({ to: { address: 'maria@example.com' } }))
    expect(desk.letters[1]?.text).toContain('https://site.example/desk/you')
  })

  test('with another mailbox is reported to the previous one', async () => {
    const { desk, phone, headers } = await withMaria()
    await desk.storage.db.updateTable('people').set({ email: 'maria@example.com' }).execute()
    await confirm(desk, phone, headers)
    const { link } = (await desk.call('/devices', { body: {}, headers })).json()
    const body = { token: link.split('#')[1], email: 'eve@example.com' }
    await desk.call('/enroll/email', { body })
    const mailed = /#([\w-]{43})/.exec(desk.letters[0]?.text ?? '')?.[1]
    expect((await desk.call('/sign-in/link', { body: { token: mailed } })).statusCode).toBe(200)
    await vi.waitFor(() => expect(desk.letters[1]).toMatchObject({ to: { address: 'maria@example.com' } }))
  })

  test('works without passkeys for five minutes after signing in by email', async () => {
    const { call, link, letters, storage } = await testDesk()
    await call('/enroll/email', { body: { token: await link(), email: 'maria@example.com' } })
    const token = /#([\w-]{43})/.exec(letters[0]?.text ?? '')?.[1]
    const headers = sessionIn(await call('/sign-in/link', { body: { token } }))
    expect((await call('/devices', { body: {}, headers })).statusCode).toBe(200)
    const earlier = new Date(Date.now() - 6 * 60_000).toISOString()
    await storage.db.updateTable('sessions').set({ confirmed_at: earlier }).execute()
    expect(codeIn(await call('/devices', { body: {}, headers }))).toEqual([403, 'confirm-first'])
  })
})

describe('passkeys', () => {
  test('are listed with device and last use', async () => {
    const { desk, phone, headers } = await withMaria()
    const other = testAuthenticator()
    await addDevice(desk, phone, headers, other)
    const { passkeys } = (await desk.call('/passkeys', { headers })).json()
    expect(passkeys).toMatchObject([
      { id: phone.id, device: 'iphone', isThis: true, usedAt: expect.any(String) },
      { id: other.id, device: 'windows', isThis: false, usedAt: null },
    ])
  })

  test('are removed with their sessions and rejected afterwards', async () => {
    const { desk, phone, headers } = await withMaria()
    const other = testAuthenticator()
    const lost = await addDevice(desk, phone, headers, other)
    expect((await desk.call('/session', { headers: lost })).statusCode).toBe(200)
    expect((await desk.call(`/passkeys/${other.id}`, { method: 'DELETE', headers })).statusCode).toBe(200)
    expect((await desk.call('/session', { headers: lost })).statusCode).toBe(401)
    const options = (await desk.call('/sign-in/options', { body: {} })).json()
    const passkey = other.get(options, where)
    expect(codeIn(await desk.call('/sign-in', { body: { passkey } }))).toEqual([403, 'passkey-wrong'])
    expect((await desk.call('/session', { headers })).statusCode).toBe(200)
  })

  test("cannot be removed if they are the session's own or the last one", async () => {
    const { desk, phone, headers } = await withMaria()
    await confirm(desk, phone, headers)
    const remove = () => desk.call(`/passkeys/${phone.id}`, { method: 'DELETE', headers })
    expect((await remove()).statusCode).toBe(403)
    await addDevice(desk, phone, headers, testAuthenticator())
    expect((await remove()).statusCode).toBe(403)
  })

  test('are rejected without user verification', async () => {
    const { desk } = await withMaria()
    const stick = testAuthenticator({ isVerifying: false })
    expect(codeIn(await enroll(desk, await desk.link({ name: 'Nina' }), stick))).toEqual([403, 'passkey-wrong'])
    const options = (await desk.call('/sign-in/options', { body: {} })).json()
    expect(options.userVerification).toBe('required')
  })

  test('cannot be enrolled for a second person', async () => {
    const { desk, phone } = await withMaria()
    expect(codeIn(await enroll(desk, await desk.link({ name: 'Nina' }), phone))).toEqual([403, 'passkey-wrong'])
    expect((await desk.people.list()).map(({ name }) => name)).toEqual(['Maria'])
  })
})

describe('a session', () => {
  test(`unused for ${idleDays} days expires`, async () => {
    const { desk, headers } = await withMaria()
    const seenDaysAgo = async (days: number) => {
      const seen_at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
      await desk.storage.db.updateTable('sessions').set({ seen_at }).execute()
    }
    await seenDaysAgo(idleDays - 0.1)
    expect((await desk.call('/session', { headers })).statusCode).toBe(200)
    await seenDaysAgo(idleDays + 0.1)
    expect(codeIn(await desk.call('/session', { headers }))).toEqual([401, 'signed-out'])
  })

  test('ended everywhere takes links and the calendar with it', async () => {
    const { desk, phone, headers } = await withMaria()
    await confirm(desk, phone, headers)
    const { link } = (await desk.call('/devices', { body: {}, headers })).json()
    const { address } = (await desk.call('/calendar', { body: {}, headers })).json()
    await desk.call('/sign-out', { body: { everywhere: true }, headers })
    expect(codeIn(await enroll(desk, link.split('#')[1], testAuthenticator()))).toEqual([404, 'link-wrong'])
    expect((await desk.app.inject({ url: new URL(address).pathname })).statusCode).toBe(404)
  })
})
