import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../server/storage/open.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testDesk } from '../../server/testing/test-desk.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/test-postgres.ts'
import { report, times } from './size.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
})
afterAll(() => postgres?.stop())

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '%00', '\ud800', "' or 1=1 --", '__proto__', '9'.repeat(30), 'a'.repeat(43), '../people'),
)
const path = fc.oneof(
  fc.constantFrom('/name', '/devices', '/people', '/calendar', '/confirm', '/confirm/options', '/push', '/push/off'),
  fc.constantFrom(
    '/link',
    '/enroll',
    '/enroll/options',
    '/enroll/email',
    '/sign-in',
    '/sign-in/link',
    '/sign-in/email',
  ),
  odd.map((id) => `/leads/${encodeURIComponent(id.toWellFormed())}/changes`),
  odd.map((id) => `/leads/${encodeURIComponent(id.toWellFormed())}/undo`),
  odd.map((id) => `/leads/${encodeURIComponent(id.toWellFormed())}/resend`),
  odd.map((id) => `/leads?filter=all&search=${encodeURIComponent(id.toWellFormed())}`),
  odd.map((id) => `/leads/${encodeURIComponent(id.toWellFormed())}`),
  odd.map((id) => `/passkeys/${encodeURIComponent(id.toWellFormed())}`),
  odd.map((id) => `/people/${encodeURIComponent(id.toWellFormed())}`),
)
const key = fc.oneof(
  fc.constantFrom('token', 'name', 'role', 'email', 'passkey', 'id', 'version', 'change', 'endpoint', 'keys', 'kind'),
  odd,
)
const value = fc.oneof(
  odd,
  fc.jsonValue(),
  fc.constantFrom('owner', 'a@example.com', crypto.randomUUID(), 2 ** 31, -1, 0, 1e300, { kind: 'note', text: 'x' }),
)
const body = fc.array(fc.tuple(key, value), { maxLength: 5 }).map(Object.fromEntries)
const method = fc.constantFrom('GET', 'POST', 'DELETE')

test.each(['SQLite', 'Postgres'])(
  'random requests to the desk on %s cause no failure and no access',
  async (engine) => {
    const storage = await openStorage({
      dataDir: tempDir(),
      databaseUrl: engine === 'Postgres' ? postgres.url : undefined,
    })
    const desk = await testDesk({ storage })
    const maria = await desk.enter('Maria', 'helper')
    const count = times({ usual: 400, full: 10_000 })
    const statuses: Record<number, number> = {}
    await fc.assert(
      fc.asyncProperty(path, method, body, fc.boolean(), async (to, by, sent, isSignedIn) => {
        const answer = await (isSignedIn ? maria.call : desk.call)(to, by === 'GET' ? {} : { method: by, body: sent })
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        expect(answer.headers['set-cookie'] ?? '').not.toMatch(/__Host-desk=[\w-]{43}/)
      }),
      { numRuns: count },
    )
    expect((await desk.people.list()).map(({ role }) => role)).toEqual(['helper'])
    report(`${count} fuzzed calls of the desk on ${engine}`, statuses)
  },
)
