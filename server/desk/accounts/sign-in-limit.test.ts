import { expect, test } from 'vitest'
import { holdMinute } from '../../testing/hold-minute.ts'
import { testDesk } from '../../testing/test-desk.ts'
import { signInsPerMinute } from '../desk-routes.ts'

test('too many attempts to sign in are answered with a wait', async () => {
  holdMinute()
  const { call } = await testDesk({ set: { RATE_LIMIT: true } })
  const token = 'x'.repeat(43)
  for (let count = 0; count < signInsPerMinute; count += 1) await call('/link', { body: { token } })
  const answer = await call('/link', { body: { token } })
  expect([answer.statusCode, answer.json().error]).toEqual([429, 'too-many'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
