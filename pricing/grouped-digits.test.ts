import { expect, test } from 'vitest'
import { groupedDigits } from './grouped-digits.ts'

test('digits are grouped with commas', () => {
  const counts = [0, 7, 999, 1000, 2000, 12_345, 999_999, 1_000_000, 26_543_210]
  expect(counts.map(groupedDigits)).toEqual(counts.map((count) => count.toLocaleString('en-US')))
})
