import { expect, test } from 'vitest'
import { redirectOf } from './missing-path.ts'

test('an unknown city leads home', () => {
  expect(redirectOf('/california/corcoran')).toBe('/')
  expect(redirectOf('/california/atlantis/')).toBe('/')
})

test('any other missing path stays where it is', () => {
  expect(redirectOf('/californian')).toBeUndefined()
  expect(redirectOf('/blog/california/')).toBeUndefined()
})
