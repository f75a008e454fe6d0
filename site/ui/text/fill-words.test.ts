import { expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'

test('a value takes the place that bears its name', () => {
  expect(fillWords('{rating} out of {best} stars', { rating: 5, best: 5 })).toBe('5 out of 5 stars')
})

test('a place without a value stays as it is written', () => {
  expect(fillWords('Call {phone}', {})).toBe('Call {phone}')
})
