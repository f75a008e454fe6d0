import { expect, test } from 'vitest'
import { keptText, parseKept } from './kept-text.ts'

test('keeps nothing and complains about nothing where the visitor has blocked it', () => {
  const blocked = keptText('draft', () => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(blocked.write('text')).toBe(false)
  expect(blocked.read()).toBeUndefined()
  expect(() => blocked.clear()).not.toThrow()
})

test('what is not JSON says nothing', () => {
  expect(parseKept('{"a":1}')).toEqual({ a: 1 })
  expect(parseKept('{"a":')).toBeUndefined()
  expect(parseKept(undefined)).toBeUndefined()
})
