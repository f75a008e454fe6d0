import { expect, test } from 'vitest'
import { tableIn, withCell, withNewRow, withoutRow } from './table-text.ts'

const table = ['| Job | Price |', '|:---|---:|', '|Panels|  {pricing.small} |', '| Wash \\| rinse | $5 |'].join('\n')

test('a Markdown table is read as its cells, and any other text is not a table', () => {
  expect(tableIn(table)).toEqual([
    ['Job', 'Price'],
    ['Panels', '{pricing.small}'],
    ['Wash | rinse', '$5'],
  ])
  for (const text of ['One sentence.', '- A list | of things', `${table}\n\nAnd a sentence.`, '| Job | Price |'])
    expect([text, tableIn(text)]).toEqual([text, undefined])
})

test('a changed cell leaves all other lines as they are, and cannot break the table', () => {
  const written = withCell(table, 2, 1, '$6 | $7\nin all')
  expect(written.split('\n').slice(0, 3)).toEqual(table.split('\n').slice(0, 3))
  expect(written.split('\n').at(-1)).toBe('| Wash \\| rinse | $6 \\| $7 in all |')
  expect(tableIn(written)).toEqual([
    ['Job', 'Price'],
    ['Panels', '{pricing.small}'],
    ['Wash | rinse', '$6 | $7 in all'],
  ])
  expect(tableIn(withCell(table, 1, 0, 'a \\| b'))?.[1]).toEqual(['a | b', '{pricing.small}'])
  expect(tableIn(withCell(table, 0, 0, 'Work'))?.[0]).toEqual(['Work', 'Price'])
})

test('a cell changes in browsers without Array.prototype.with, such as Safari 15.4', () => {
  const own = Array.prototype.with
  Reflect.deleteProperty(Array.prototype, 'with')
  try {
    expect(tableIn(withCell(table, 1, 0, 'Roofs'))?.[1]?.[0]).toBe('Roofs')
  } finally {
    Object.defineProperty(Array.prototype, 'with', { value: own, configurable: true, writable: true })
  }
})

test.each(['\\', 'a\\', '', '`x|y`', '---', '<b>'])('the cell %j reads as it was written', (cell) => {
  expect(tableIn(withCell(table, 1, 0, cell))?.[1]?.[0]).toBe(cell)
})

test('a row is removed and an empty one is added, and all other lines stay as they are', () => {
  expect(withoutRow(table, 1)).toBe(table.split('\n').toSpliced(2, 1).join('\n'))
  const longer = withNewRow(`${table}\n`)
  expect(longer.startsWith(table)).toBe(true)
  expect(tableIn(longer)?.at(-1)).toEqual(['', ''])
  expect(tableIn(withCell(longer, 3, 0, 'Screens'))?.at(-1)).toEqual(['Screens', ''])
  expect(withoutRow(longer, 3)).toBe(table)
})
