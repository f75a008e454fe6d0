import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodAnswers, testApp } from '../../server/testing/test-app.ts'
import { report, times } from './size.ts'

const name = fc.oneof(
  fc.constantFrom(...Object.keys(goodAnswers), '_gotcha', '_next', '_subject', '_replyto', 'panels', '_age'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
  fc.string({ unit: 'binary' }),
)
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('\u0000', '\ud800', '=1+1', '\r\nBcc: x'),
)
const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom(...Object.values(goodAnswers)))
const fields = fc.array(fc.tuple(name, value), { maxLength: 12 }).map(Object.fromEntries)
const whole = fc.boolean()

const json = fc.tuple(fields, whole).map(([odd, isWhole]) => JSON.stringify({ ...(isWhole && goodAnswers), ...odd }))
const urlencoded = fc
  .array(fc.tuple(text, text), { maxLength: 12 })
  .map((pairs) => new URLSearchParams([...pairs, ...Object.entries(goodAnswers)]).toString())
const bytes = fc.uint8Array({ maxLength: 2_000 }).map((array) => Buffer.from(array))
const parts = fc
  .array(fc.tuple(text, text), { maxLength: 6 })
  .map(
    (pairs) =>
      `${pairs.map(([one, two]) => `--xx\r\nContent-Disposition: form-data; name="${one}"\r\n\r\n${two}\r\n`).join('')}--xx--`,
  )

const kinds = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=xx',
  'text/plain',
  'x',
]
const body = fc.oneof(
  { weight: 3, arbitrary: json.map((payload) => ({ type: 'application/json', payload })) },
  { weight: 2, arbitrary: urlencoded.map((payload) => ({ type: 'application/x-www-form-urlencoded', payload })) },
  { weight: 2, arbitrary: parts.map((payload) => ({ type: 'multipart/form-data; boundary=xx', payload })) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(...kinds), payload: bytes }) },
)

test('every answer to random input is a stored success or a rejection with a reason', async () => {
  const { app, storage } = await testApp()
  const count = times({ usual: 1_000, full: 10_000 })
  const statuses: Record<number, number> = {}
  const memory: number[] = []
  let sent = 0
  await fc.assert(
    fc.asyncProperty(body, async ({ type, payload }) => {
      const headers = { 'content-type': type, accept: 'application/json' }
      const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      sent += 1
      if (sent % (count / 5) === 0) memory.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20))
      const reply = answer.json()
      if (answer.statusCode === 200) expect(reply).toEqual({ ok: true, next: expect.stringMatching(/^\/(?![/\\])/) })
      else {
        expect([400, 413, 415, 422]).toContain(answer.statusCode)
        expect(reply.errors.length).toBeGreaterThan(0)
        for (const one of reply.errors)
          expect(one).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      }
    }),
    { numRuns: count },
  )
  const rows = await storage.db.selectFrom('leads').select('id').execute()
  expect(rows).toHaveLength(statuses[200] ?? 0)
  expect(Object.keys(Object.prototype)).toEqual([])
  report(`${sent} fuzzed bodies`, { ...statuses, 'MB of heap along the way': memory.join(' ') })
})
