import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('a value replaces its token', () => {
  expect(fill('{rating} out of {best} stars', { rating: 5, best: 5 })).toBe('5 out of 5 stars')
})

test('a token without a value stays', () => {
  expect(fill('Call {phone}', {})).toBe('Call {phone}')
})

test('a sentence that ends with an abbreviated name ends with one period', () => {
  expect(fill('Reply to {name}. Thanks, {name}', { name: 'Rosa M.' })).toBe('Reply to Rosa M. Thanks, Rosa M.')
  expect(fill('Reply to {name}.', { name: 'Rosa' })).toBe('Reply to Rosa.')
})
