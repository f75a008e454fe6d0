import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('a value takes the place that bears its name', () => {
  expect(fill('{rating} out of {best} stars', { rating: 5, best: 5 })).toBe('5 out of 5 stars')
})

test('a place without a value stays as it is written', () => {
  expect(fill('Call {phone}', {})).toBe('Call {phone}')
})
