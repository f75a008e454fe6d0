import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('nothing breaks between the dash of a range and its second number', () => {
  expect(keepTogether('1–3 hours, $175–$225')).toBe('1–\u20603 hours, $175–\u2060$225')
})

test('a dash between words may break', () => {
  expect(keepTogether('clean – and dry')).toBe('clean – and dry')
})

test('a time stays with its half of the day', () => {
  expect(keepTogether('from 7 AM to 7 PM')).toBe('from 7\u00a0AM to 7\u00a0PM')
})

test('a phone number stays whole', () => {
  expect(keepTogether('Call (559) 555-0123')).toBe('Call (559)\u00a0555-\u20600123')
})

test('a line ends in "&" and does not begin with it', () => {
  expect(keepTogether('Panels & windows')).toBe('Panels\u00a0& windows')
})
