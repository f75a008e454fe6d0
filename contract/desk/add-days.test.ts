import { expect, test } from 'vitest'
import { addDays } from './add-days.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 7, '2026-03-15'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})
