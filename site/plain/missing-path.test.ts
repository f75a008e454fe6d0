import { expect, test } from 'vitest'
import { redirectOf } from './missing-path.ts'

test('an unknown city leads home', () => {
  expect(redirectOf('/ohio/danville', '/ohio', '/')).toBe('/')
  expect(redirectOf('/ohio/atlantis/', '/ohio', '/')).toBe('/')
  expect(redirectOf('/es/ohio/atlantis', '/es/ohio', '/es')).toBe('/es')
})

test('any other missing path stays where it is', () => {
  expect(redirectOf('/ohioan', '/ohio', '/')).toBeUndefined()
  expect(redirectOf('/blog/ohio/', '/ohio', '/')).toBeUndefined()
})
