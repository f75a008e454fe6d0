import { expect, test } from 'vitest'
import { isSavedRow } from './getting-ready.ts'

const draft = (file: string, path: (string | number)[], isStale = false) => ({ file, path, isStale })

test('a row counts as saved when a draft changes its field, or a part of it', () => {
  expect(isSavedRow('license', [draft('business.yaml', ['proof', 'licenseNumber'])])).toBe(true)
  const others = [draft('prices.yaml', ['proof']), draft('business.yaml', ['proof', 'licenseNumber'])]
  expect(isSavedRow('license', others)).toBe(true)
  expect(isSavedRow('reviews', [draft('en/reviews.yaml', ['reviews', 2, 'text'])])).toBe(true)
})

test('a row does not count as saved for another field, a stale draft or a row without a field', () => {
  expect(isSavedRow('name', [draft('business.yaml', ['nameOfThePier'])])).toBe(false)
  expect(isSavedRow('license', [draft('business.yaml', ['proof', 'licenseNumber'], true)])).toBe(false)
  expect(isSavedRow('license', [draft('other.yaml', ['proof', 'licenseNumber'])])).toBe(false)
  expect(isSavedRow('backup', [draft('business.yaml', ['name'])])).toBe(false)
})
