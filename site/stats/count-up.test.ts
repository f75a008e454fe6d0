import { expect, test } from 'vitest'
import { eased } from './count-up.ts'

test('a count starts at 0, is fast at first, and ends at its number', () => {
  expect([-1, 0, 1, 2].map(eased)).toEqual([0, 0, 1, 1])
  expect(eased(0.5)).toBeGreaterThan(0.8)
})
