import { expect, test } from 'vitest'
import { linesIn, textsIn } from './read-quote.ts'

const form = (...rows: [string, string][]) => {
  const data = new FormData()
  for (const [line, amount] of rows) {
    data.append('line', line)
    data.append('amount', amount)
  }
  return data
}

test('lines are read with their amounts, a discount below zero, without empty ones', () => {
  expect(linesIn(form([' Panels ', '$250'], ['', ''], ['Discount', '-25.50'], ['Less', '\u221210']))).toEqual([
    { text: 'Panels', cents: 25_000 },
    { text: 'Discount', cents: -2_550 },
    { text: 'Less', cents: -1_000 },
  ])
})

test.each([
  ['no line', []],
  ['an amount without words', [['', '20']]],
  ['words without an amount', [['Panels', '']]],
  ['an amount that is none', [['Panels', '--5']]],
  ['a quote below zero', [['Discount', '-50']]],
] as [string, [string, string][]][])('%s is not read', (_what, rows) => {
  expect(linesIn(form(...rows))).toBeUndefined()
})

test('a text field gives its lines, cut and counted', () => {
  const data = new FormData()
  data.set('terms', `  one \r\n\r\n${'x'.repeat(400)}\n${Array(30).fill('more').join('\n')}`)
  const lines = textsIn(data, 'terms', 300)
  expect([lines[0], lines[1]?.length, lines.length]).toEqual(['one', 300, 20])
})

test('a line of a text field is not cut within a character', () => {
  const data = new FormData()
  data.set('terms', `${'x'.repeat(299)}😀`)
  expect(textsIn(data, 'terms', 300)).toEqual(['x'.repeat(299)])
})
