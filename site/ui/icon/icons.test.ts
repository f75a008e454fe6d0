import { expect, test } from 'vitest'
import { iconNamed } from './icons.ts'

test('an icon is found by the name that content uses', () => {
  expect(iconNamed('shield-check')).toBe('shield-check')
})

test('an unknown name is refused with the names that exist', () => {
  expect(() => iconNamed('rocket')).toThrow('"rocket" is not an icon: expected one of arrow-left')
})
