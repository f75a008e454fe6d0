import { expect, test } from 'vitest'
import { isGivenUp, isRefusedRecipient, patientRetry, retryDelay, uncertainRetry } from './retry.ts'

test('retries back off to once an hour, with jitter', () => {
  const delays = [1, 2, 3, 20].map((attempts) => retryDelay(patientRetry, attempts, 0.5))
  expect(delays).toEqual([30_000, 60_000, 120_000, 3_600_000])
  expect([retryDelay(patientRetry, 1, 0), retryDelay(patientRetry, 1, 1)]).toEqual([22_500, 37_500])
})

test('a message is dead after five days and twenty attempts, not because a clock jumped', () => {
  const made = '2026-01-01T00:00:00.000Z'
  const isOver = (attempts: number, day: number) =>
    isGivenUp(patientRetry, attempts, made, new Date(Date.UTC(2026, 0, day)))
  expect([isOver(20, 7), isOver(20, 5), isOver(1, 700)]).toEqual([true, false, false])
})

test('a message that may have been delivered is sent eight times within five days, and then no more', () => {
  const made = '2026-01-01T00:00:00.000Z'
  let now = Date.parse(made)
  let copies = 1
  for (; !isGivenUp(uncertainRetry, copies, made, new Date(now)); copies += 1)
    now += retryDelay(uncertainRetry, copies, 0.5)
  expect([copies, (now - Date.parse(made)) / 3_600_000]).toEqual([8, 6 + 12 + 5 * 24])
})

test.each([
  ['RCPT TO', 550, true],
  ['RCPT TO', 500, true],
  ['RCPT TO', 450, false],
  ['AUTH PLAIN', 535, false],
  ['MAIL FROM', 550, false],
])('a reply to %s with %i is about the recipient for good: %s', (command, responseCode, isForGood) => {
  expect(isRefusedRecipient(Object.assign(new Error('no'), { command, responseCode }))).toBe(isForGood)
})
