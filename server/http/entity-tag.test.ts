import { expect, test } from 'vitest'
import { entityTag, namesTag } from './entity-tag.ts'

test('differs when any part does', () => {
  const tags = [entityTag('a', 'b'), entityTag('a', 'c'), entityTag('b'), entityTag(Buffer.from('x'))]
  expect(new Set(tags).size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  [undefined, false],
])('is named by %j: %s', (header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed)
})
