import { expect, test } from 'vitest'
import { groupedNumber } from './grouped-number.ts'

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_391_000, 20_000_000])('%d is written as Intl writes it', (number) => {
  expect(groupedNumber(number)).toBe(number.toLocaleString('en-US'))
})
