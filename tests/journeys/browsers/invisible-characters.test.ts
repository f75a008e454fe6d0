import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from '../built-pages.ts'

// Soft hyphens, joiners, direction marks, no-break spaces: they would be copied along with a phone number.
const invisible = /[\u00A0\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]|&(?:nbsp|shy|zwnj|zwj);/

const around = (text: string) => {
  const at = text.search(invisible)
  return at < 0 ? [] : [text.slice(Math.max(0, at - 30), at + 30)]
}

test('no page contains an invisible character', () => {
  expect(builtPages().flatMap(({ route, html }) => around(html).map((found) => `${route}: ${found}`))).toEqual([])
})

test('no text of letters and answers contains an invisible character', () => {
  const files = globSync('content/**/*.{yaml,md}')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => around(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([])
})
