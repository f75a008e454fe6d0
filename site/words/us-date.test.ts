import { expect, test } from 'vitest'
import { usDate } from './us-date.ts'

test('a date names its month first and keeps its day in every time zone', () => {
  expect(usDate('2025-03-15')).toBe('March 15, 2025')
  expect(usDate('2025-03-01')).toBe('March 1, 2025')
})
