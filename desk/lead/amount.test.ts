import { expect, test } from 'vitest'
import { centsIn } from './amount.ts'

test.each([
  ['450', 45_000],
  ['450,50', 45_050],
  ['450.50', 45_050],
  ['450,5', 45_050],
  ['$ 1,250', 125_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1 250,50', 125_050],
  ['12,345,678', undefined],
  ['1,234,567', 123_456_700],
  ['0', 0],
])('%j is %j cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents)
})

test.each(['', 'abc', '-5', '4.50.50', '12,34,567', '1e5', '450,', ',50', '99999999999'])(
  '%j is not an amount',
  (text) => {
    expect(centsIn(text)).toBeUndefined()
  },
)
