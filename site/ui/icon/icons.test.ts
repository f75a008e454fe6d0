import { expect, test } from 'vitest'
import { iconNamed } from './icons.ts'

test('an icon is found by its name in content', () => {
  expect(iconNamed('shield-check')).toBe('shield-check')
})

test('an unknown name throws with the known names', () => {
  expect(() => iconNamed('rocket')).toThrow('"rocket" is not an icon: expected one of arrow-left')
})
