import { plain, wordsOf } from '../language/words.ts'
import type { Token } from '../understanding/tokens.ts'
import type { Quotation } from './details.ts'

type Range = { from: number; to: number }
type Cell = { header: string; range: Range | undefined }

const upTo = /^(?:up to|under|below|less than) ([\d.]+)$/
const over = /^(?:over|above|more than) ([\d.]+)$/
const between = /^([\d.]+) ?(?:to|–|-) ?([\d.]+)$/
const orMore = /^([\d.]+)\+$/

/** "7.1 to 10.5", "over 180", "up to 3.5", "26+"; undefined for all else. */
const rangeOf = (text: string): Range | undefined => {
  const [, most] = upTo.exec(text) ?? []
  if (most !== undefined) return { from: Number.NEGATIVE_INFINITY, to: Number(most) }
  const [, least] = over.exec(text) ?? orMore.exec(text) ?? []
  if (least !== undefined) return { from: Number(least), to: Number.POSITIVE_INFINITY }
  const [, from, to] = between.exec(text) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

const cellsOf = ({ sentences }: Quotation): Cell[] =>
  sentences.map((sentence) => {
    const [header = '', value = ''] = sentence.replace(/\.$/, '').split(': ')
    return { header: plain(header), range: rangeOf(plain(value)) }
  })

/** By which page and headers a quotation is a row of a table with ranges of numbers; undefined where it is none. */
const tableOf = (one: Quotation): string | undefined => {
  const cells = cellsOf(one)
  const isRow = cells.some(({ range }) => range !== undefined) && cells.every(({ header }) => header !== '')
  return isRow ? [one.path, ...cells.map(({ header }) => header)].join('\n') : undefined
}

/** The rows of the table that each of these quotations is a row of. */
export const rowsOfTables = (quotations: readonly Quotation[]): ReadonlyMap<Quotation, readonly Quotation[]> => {
  const tables = Map.groupBy(quotations, tableOf)
  const rows = [...tables].flatMap(([table, those]) =>
    table === undefined ? [] : those.map((row) => [row, those] as const),
  )
  return new Map(rows)
}

// "Per" stands in each header of its kind.
const leastLetters = 4

/**
 * "Nine grains, is that hard?": the row of the table into whose range the number falls, in the column that the question
 * names. The row itself where no number is asked, or none of `rows`, which are those of its table, holds it.
 */
export const rowOfNumber = (row: Quotation, rows: readonly Quotation[], tokens: readonly Token[]): Quotation => {
  const numbers = tokens.flatMap(({ value, isMoney }) => (value === undefined || isMoney ? [] : [value]))
  const said = new Set(tokens.map(({ word }) => word))
  const columns = cellsOf(row).flatMap(({ header }, at) =>
    wordsOf(header).some((word) => word.length >= leastLetters && said.has(word)) ? [at] : [],
  )
  const [number, ...more] = numbers
  if (number === undefined || more.length > 0) return row
  const holds = (one: Quotation): boolean =>
    columns.some((at) => {
      const range = cellsOf(one)[at]?.range
      return range !== undefined && number >= range.from && number <= range.to
    })
  return rows.find(holds) ?? row
}
