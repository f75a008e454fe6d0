import { expect, test } from 'vitest'
import { keepRanges } from './keep-ranges.ts'

test('nothing breaks between the dash of a range and its second number', () => {
  expect(keepRanges('1–3 hours, $175–$225')).toBe('1–\u20603 hours, $175–\u2060$225')
})

test('a dash between words may break', () => {
  expect(keepRanges('clean – and dry')).toBe('clean – and dry')
})

test('a time stays with its half of the day', () => {
  expect(keepRanges('from 7 AM to 7 PM')).toBe('from 7\u00a0AM to 7\u00a0PM')
})
