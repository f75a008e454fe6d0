import { expect, test } from 'vitest'
import { patientRetry, retryDelay } from './retry.ts'

test('tries are ever further apart, up to an hour, and spread', () => {
  const delays = [1, 2, 3, 20].map((attempts) => retryDelay(patientRetry, attempts, 0.5))
  expect(delays).toEqual([30_000, 60_000, 120_000, 3_600_000])
  expect([retryDelay(patientRetry, 1, 0), retryDelay(patientRetry, 1, 1)]).toEqual([22_500, 37_500])
})
