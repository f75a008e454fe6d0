import { describe, expect, test } from 'vitest'
import { testDesk } from '../../testing/test-desk.ts'

/** Calls that would make a stolen session permanent or lock its owner out. */
const confirmedCalls: ['POST' | 'DELETE', string, object?][] = [
  ['POST', '/devices', {}],
  ['DELETE', '/passkeys/ID'],
  ['POST', '/calendar', {}],
  ['POST', '/people', { name: 'Eve', role: 'owner' }],
  ['DELETE', '/people/ID'],
]

describe('a stolen session', () => {
  test.each(confirmedCalls)('gets 403 from %s %s until the passkey is confirmed', async (method, path, body) => {
    const { enter, storage } = await testDesk()
    const [owner, other] = [await enter('Olga', 'owner'), await enter('Maria', 'helper')]
    const before = await storage.db.selectFrom('links').selectAll().execute()
    for (const confirmed_at of [null, new Date(Date.now() - 6 * 60_000), new Date(Date.now() + 60 * 60_000)]) {
      await storage.db
        .updateTable('sessions')
        .set({ confirmed_at: confirmed_at?.toISOString() ?? null })
        .execute()
      const answer = await owner.call(path.replace('ID', other.id), { method, ...(body && { body }) })
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'confirm-first' }])
    }
    expect(await storage.db.selectFrom('links').selectAll().execute()).toEqual(before)
    expect(await storage.db.selectFrom('calendars').selectAll().execute()).toEqual([])
    expect((await other.call('/session')).statusCode).toBe(200)
  })
})

describe('a helper', () => {
  test('renames only its own person, and removes no passkey of another', async () => {
    const { enter, people, storage } = await testDesk()
    const [olga, maria] = [await enter('Olga', 'owner'), await enter('Maria', 'helper')]
    await storage.db
      .insertInto('passkeys')
      .values({
        id: 'of-olga',
        person_id: olga.id,
        public_key: 'AAAA',
        counter: 0,
        transports: '',
        device: 'iphone',
        created_at: new Date().toISOString(),
        used_at: null,
      })
      .execute()
    expect((await maria.call('/passkeys/of-olga', { method: 'DELETE' })).statusCode).toBe(404)
    expect((await maria.call('/name', { body: { name: 'Eve', id: olga.id } })).statusCode).toBe(400)
    expect((await maria.call('/name', { body: { name: ' OLGA ' } })).json()).toEqual({ error: 'name-taken' })
    const passkeys = Object.fromEntries((await people.list()).map((one) => [one.name, Number(one.passkeys)]))
    expect(passkeys).toEqual({ Olga: 1, Maria: 0 })
  })
})
