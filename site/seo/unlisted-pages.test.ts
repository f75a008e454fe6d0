import { expect, test } from 'vitest'
import { isUnlisted } from './unlisted-pages.ts'

test.each(['/thanks', '/thanks/', '/404', '/500'])('%s is kept out of searches', (path) => {
  expect(isUnlisted(`https://example.com${path}`)).toBe(true)
})

test.each(['/', '/quote', '/ohio/gambier', '/blog/thanks'])('%s is not', (path) => {
  expect(isUnlisted(`https://example.com${path}`)).toBe(false)
})
