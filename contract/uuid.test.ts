import { expect, test } from 'vitest'
import { momentOf, orderedIdOf } from './uuid.ts'

const random = '0123456789abcdef01'

test('an ordered id is a UUID of version 7', () => {
  expect(orderedIdOf(new Date(0x0199_0000_0abc), random)).toBe('01990000-0abc-7012-8345-6789abcdef01')
})

test('an ordered id contains its time', () => {
  const now = new Date(Date.UTC(2026, 10, 23))
  expect(Number.parseInt(momentOf(orderedIdOf(now, random)), 16)).toBe(now.getTime())
})

test('any other text has no time', () => {
  const others = ['', 'a-key', '7f2c9d30a1b24c5d8e6f708192a3b4c5', '01990000-0abc-4012-8345-6789abcdef01']
  expect(others.map(momentOf)).toEqual(['', '', '', ''])
})
