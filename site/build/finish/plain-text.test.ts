import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('two texts of a static page become one, those of an island stay apart', () => {
  const island = '<astro-island><p>4<!-- -->.9</p></astro-island>'
  expect(plainText(`<p>20<!-- --> panels</p>${island}<p>a<!-- --> b</p>`)).toBe(`<p>20 panels</p>${island}<p>a b</p>`)
})
