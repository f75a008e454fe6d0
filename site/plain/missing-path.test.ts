import { expect, test } from 'vitest'
import { redirectOf } from './missing-path.ts'

test('an unknown town redirects to the home page', () => {
  expect(redirectOf('/ohio/danville', '/ohio', '/')).toBe('/')
  expect(redirectOf('/ohio/atlantis/', '/ohio', '/')).toBe('/')
  expect(redirectOf('/es/ohio/atlantis', '/es/ohio', '/es')).toBe('/es')
})

test('any other missing path does not redirect', () => {
  expect(redirectOf('/ohioan', '/ohio', '/')).toBeUndefined()
  expect(redirectOf('/blog/ohio/', '/ohio', '/')).toBeUndefined()
})
