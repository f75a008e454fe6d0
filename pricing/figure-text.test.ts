import { expect, test } from 'vitest'
import { figureText, type Unit } from './figure-text.ts'

test.each<[string, number, number, boolean, Unit]>([
  ['$175–$225', 175, 225, false, 'dollars'],
  ['$1,200', 1200, 1200, false, 'dollars'],
  ['$275–$350+', 275, 350, true, 'dollars'],
  ['10–25%', 10, 25, false, 'percent'],
  ['26+', 26, 26, true, 'panels'],
])('%s is the text of %d to %d', (text, from, to, open, unit) => {
  expect(figureText({ from, to, open, unit })).toBe(text)
})
