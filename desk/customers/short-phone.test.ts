import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Defined by the build in the real desk.
beforeAll(() => {
  vi.resetModules()
  vi.stubGlobal('deskContent', { words: {}, customers: {}, language: 'en' })
})
afterAll(() => vi.unstubAllGlobals())

test.each([
  ['559 555 019', 9],
  ['call the office', 0],
  ['559 555 0199', undefined],
  ['+1 (559) 555-0199', undefined],
  ['', undefined],
])('a phone number %j has too few digits: %j', async (phone, digits) => {
  const { tooFewDigits } = await import('./short-phone.ts')
  expect(tooFewDigits(phone)).toBe(digits)
})
