import { expect, test } from 'vitest'
import { keptText, parseKept } from './kept-text.ts'

test('stores nothing and does not throw when storage is blocked', () => {
  const blocked = keptText('draft', () => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(blocked.write('text')).toBe(false)
  expect(blocked.read()).toBeUndefined()
  expect(() => blocked.clear()).not.toThrow()
})

test('invalid JSON is undefined', () => {
  expect(parseKept('{"a":1}')).toEqual({ a: 1 })
  expect(parseKept('{"a":')).toBeUndefined()
  expect(parseKept(undefined)).toBeUndefined()
})
