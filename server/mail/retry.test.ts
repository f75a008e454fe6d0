import { expect, test } from 'vitest'
import { isGivenUp, patientRetry, retryDelay } from './retry.ts'

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
