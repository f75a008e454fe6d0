import { expect, test } from 'vitest'
import { jsonLdText } from './json-ld.ts'

test('a text cannot close the script element', () => {
  const text = jsonLdText({ name: '</script><b>bold</b>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><b>bold</b>' })
})
