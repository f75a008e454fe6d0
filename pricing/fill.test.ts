import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('a value replaces its token', () => {
  expect(fill('{rating} out of {best} stars', { rating: 5, best: 5 })).toBe('5 out of 5 stars')
})

test('a token without a value stays', () => {
  expect(fill('Call {phone}', {})).toBe('Call {phone}')
})
