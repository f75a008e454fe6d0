import { expect, test } from 'vitest'
import { redirectOf } from './missing-path.ts'

test('an unknown city leads home', () => {
  expect(redirectOf('/california/corcoran', '/california')).toBe('/')
  expect(redirectOf('/california/atlantis/', '/california')).toBe('/')
})

test('any other missing path stays where it is', () => {
  expect(redirectOf('/californian', '/california')).toBeUndefined()
  expect(redirectOf('/blog/california/', '/california')).toBeUndefined()
})
