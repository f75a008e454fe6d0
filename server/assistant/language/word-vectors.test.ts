import { expect, it } from 'vitest'
import { noRow, openWordVectors, packWordTable, readWordVectors } from './word-vectors.ts'

const words = ['ash', 'dust', 'window']
const small = openWordVectors(
  packWordTable({ words, dimensions: 2, numbers: Int8Array.from([127, 0, 90, 90, 0, -127]) }),
)

it('finds the first, the last and any other word of a table, and no word that it does not have', () => {
  expect(words.map(small.rowOf)).toEqual([0, 1, 2])
  expect(['', 'a', 'as', 'ashes', 'dus', 'zebra'].map(small.rowOf)).toEqual(Array(6).fill(undefined))
})

it('takes words that point the same way for the same, however far, and a word without a row for none', () => {
  const [same, half, opposite, none] = small.likenessTo([1, 0, 2, noRow])(1)
  expect(same).toBeCloseTo(1)
  expect(half).toBeCloseTo(Math.SQRT1_2)
  expect(opposite).toBeCloseTo(-Math.SQRT1_2)
  expect(none).toBe(0)
})

it('knows words of like meaning', () => {
  const { rowOf, likenessTo } = readWordVectors()
  const alike = (a: string, b: string) => likenessTo([rowOf(b) ?? noRow])(rowOf(a) ?? 0)[0]
  expect(alike('scam', 'fraud')).toBeGreaterThan(0.6)
  expect(alike('landlord', 'tenant')).toBeGreaterThan(0.6)
  expect(alike('scam', 'window')).toBeLessThan(0.2)
})
