import { expect, test } from 'vitest'
import { personNameSchema } from '../../../contract/desk/person-name.ts'
import { testAuthenticator } from '../../testing/authenticator.ts'
import { inBothStorages } from '../../testing/both-storages.ts'
import { testDesk, where } from '../../testing/test-desk.ts'
import { letterLimit } from './link-store.ts'
import { nameKey } from './name-key.ts'

test.each([
  ['Ángel', 'ÁNGEL'],
  ['Óscar', 'O\u0301SCAR'],
  ['Strauß', 'STRAUSS'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['Ann Lee', '  ann \u00a0 LEE'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(other)).toBe(nameKey(one))
})

test('Ana and Aña are two names', () => {
  expect(nameKey('Ana')).not.toBe(nameKey('Aña'))
})

test.each(['Mar\u200bia', 'Maria\ufe0f', 'Maria\u3164', 'Ma\u202eria', '\u2800', 'Ma\nria'])(
  'a name with invisible characters is rejected: %j',
  (name) => {
    expect(personNameSchema.safeParse(name).success).toBe(false)
  },
)

inBothStorages('people by name', (both) => {
  const open = async () => {
    const storage = await both.open(['calendars', 'challenges', 'links', 'sessions', 'passkeys', 'people'])
    return testDesk({ storage })
  }
  const namesOf = async (desk: Awaited<ReturnType<typeof open>>) =>
    (await desk.people.list()).map(({ name, role }) => `${name} ${role}`).sort()

  test('an existing name cannot be invited in any spelling', async () => {
    const { enter, storage } = await open()
    const owner = await enter('Ángela Ruiz', 'owner')
    for (const name of ['ángela ruiz', 'A\u0301NGELA  RUIZ', ' Ángela\u00a0Ruiz '])
      expect((await owner.call('/people', { body: { name, role: 'helper' } })).json()).toEqual({ error: 'name-taken' })
    const open_ = await storage.db.selectFrom('links').selectAll().where('used_at', 'is', null).execute()
    expect(open_).toEqual([])
  })

  test('an invitation whose name was taken meanwhile stays unused', async () => {
    const desk = await open()
    const [one, two] = [await desk.link({ name: 'Óscar' }), await desk.link({ name: 'ÓSCAR', kind: 'sign-in' })]
    await desk.people.enter(one, {}, new Date())
    const late = await desk.call('/sign-in/link', { body: { token: two } })
    expect([late.statusCode, late.json()]).toEqual([409, { error: 'name-taken' }])
    expect((await desk.call('/link', { body: { token: two } })).statusCode).toBe(200)
  })

  test('a person is found and removed by a name starting with Á', async () => {
    const desk = await open()
    const { id } = await desk.enter('Ándres', 'helper')
    expect((await desk.people.byName('ÁNDRES'))?.id).toBe(id)
    expect(await desk.people.remove(id, new Date())).toBe(true)
    // The name is free again.
    expect((await desk.enter('ándres', 'helper')).id).not.toBe(id)
  })

  test('a new name shows everywhere at once and frees the old one', async () => {
    const desk = await open()
    const owner = await desk.enter('Owner', 'owner')
    await desk.enter('Maria', 'helper')
    expect((await owner.call('/name', { body: { name: 'MARÍA' } })).statusCode).toBe(200)
    expect((await owner.call('/name', { body: { name: 'maria' } })).json()).toEqual({ error: 'name-taken' })
    expect((await owner.call('/session')).json().person.name).toBe('MARÍA')
    // Another case of one's own name is allowed.
    expect((await owner.call('/name', { body: { name: 'María' } })).statusCode).toBe(200)
    await desk.enter('owner', 'helper')
    expect(await namesOf(desk)).toEqual(['María owner', 'Maria helper', 'owner helper'].sort())
  })

  test('ten enrolments at once by the first link make one owner', async () => {
    const desk = await open()
    const token = await desk.link({ kind: 'first', name: '', role: 'owner' })
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        desk.call('/enroll/email', { body: { token, name: `Ángel ${index}`, email: `angel${index}@example.com` } }),
      ),
    )
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(410)])
    expect(desk.letters).toHaveLength(1)
  })

  test('of several first links used at once, one makes an owner', async () => {
    const desk = await open()
    const first = await desk.link({ kind: 'first', name: '', role: 'owner' })
    await desk.call('/enroll/email', { body: { token: first, name: 'Olga', email: 'olga@example.com' } })
    const mailed = /#([\w-]{43})/.exec(desk.letters[0]?.text ?? '')?.[1] ?? ''
    // As printed by another server while nobody is enrolled.
    const second = await desk.link({ kind: 'first', name: '', role: 'owner' })
    const phone = testAuthenticator()
    const options = (await desk.call('/enroll/options', { body: { token: second } })).json()
    const both = await Promise.all([
      desk.call('/sign-in/link', { body: { token: mailed } }),
      desk.call('/enroll', { body: { token: second, name: 'Otto', passkey: phone.create(options, where) } }),
    ])
    expect(both.map(({ statusCode }) => statusCode === 200)).toContain(true)
    expect(await desk.people.list()).toHaveLength(1)
  })

  test(`a mailbox gets ${letterLimit} links an hour at most, and the earlier ones stay good`, async () => {
    const desk = await open()
    await desk.enter('Maria', 'helper')
    await desk.storage.db.updateTable('people').set({ email: 'maria@example.com' }).execute()
    const person = await desk.people.byName('Maria')
    if (!person) throw new Error('Expected Maria to be there.')
    const start = Date.now()
    const ask = (minutes: number) => desk.links.createForMailbox(person, new Date(start + minutes * 60_000))
    const asked: (string | undefined)[] = []
    for (let minutes = 0; minutes < 20; minutes += 2) asked.push(await ask(minutes))
    expect(asked.filter((token) => token !== undefined)).toHaveLength(letterLimit)
    expect(await desk.links.read(asked[0] ?? '', new Date(start))).toMatchObject({ name: 'Maria' })
    expect(await ask(61)).toBeDefined()
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => ask(200)))
    expect(atOnce.filter((token) => token !== undefined)).toHaveLength(1)
  })

  test('text with NUL, a counter above 2^31 and other unstorable values are answered with 4xx', async () => {
    const desk = await open()
    const { call } = await desk.enter('Maria', 'helper')
    const calls = [
      await call('/leads/%00'),
      await call('/leads?search=%00'),
      await call('/leads?filter=all&search=a%00b'),
      await call('/leads/%00/opened', { body: {} }),
      await call('/leads/%00/resend', { body: {} }),
      await call('/passkeys/%00', { method: 'DELETE' }),
      await call('/push/off', { body: { endpoint: 'https://push.example.com/\u0000' } }),
      await call('/name', { body: { name: 'Ma\u0000ria' } }),
      await call('/leads/none/changes', {
        body: { id: crypto.randomUUID(), version: 2 ** 31, change: { kind: 'note', text: 'x' } },
      }),
      await desk.call('/link', { body: { token: '\u0000'.repeat(43) } }),
    ]
    for (const answer of calls) expect(answer.statusCode).toBeLessThan(500)
    const token = await desk.link({ name: 'Nina' })
    const old = testAuthenticator({ counter: 2 ** 31 })
    const options = (await desk.call('/enroll/options', { body: { token } })).json()
    const answer = await desk.call('/enroll', { body: { token, passkey: old.create(options, where) } })
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'passkey-wrong' }])
  })
})
