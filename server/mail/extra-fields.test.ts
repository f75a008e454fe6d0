import { expect, test } from 'vitest'
import { parseExtraFields } from './extra-fields.ts'

test('fields named like properties of every object are read like others', () => {
  const read = parseExtraFields('{"__proto__":{"isAdmin":true},"constructor":"2","roof":["tile","flat"]}')
  expect(read).toEqual([
    ['__proto__', '{"isAdmin":true}'],
    ['constructor', '2'],
    ['roof', '["tile","flat"]'],
  ])
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})
