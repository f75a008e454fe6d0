import { expect, it } from 'vitest'
import { likeness, openWordVectors, packWordTable, readWordVectors } from './word-vectors.ts'

const words = ['ash', 'dust', 'window']
const small = openWordVectors(
  packWordTable({ words, dimensions: 2, numbers: Int8Array.from([127, 0, 90, 90, 0, -127]) }),
)

it('finds the first, the last and any other word of a table, and no word that it does not have', () => {
  expect(words.map((word) => small.vectorOf(word) !== undefined)).toEqual([true, true, true])
  expect(['', 'a', 'as', 'ashes', 'dus', 'zebra'].filter((word) => small.vectorOf(word))).toEqual([])
})

it('gives directions of length one', () => {
  const [x = 0, y = 0] = small.vectorOf('dust') ?? []
  expect(x).toBeCloseTo(Math.SQRT1_2)
  expect(y).toBeCloseTo(Math.SQRT1_2)
})

it('knows words of like meaning', () => {
  const { vectorOf } = readWordVectors()
  const alike = (a: string, b: string) => {
    const [first, second] = [vectorOf(a), vectorOf(b)]
    return first && second ? likeness(first, second) : 0
  }
  expect(alike('scam', 'fraud')).toBeGreaterThan(0.6)
  expect(alike('landlord', 'tenant')).toBeGreaterThan(0.6)
  expect(alike('scam', 'window')).toBeLessThan(0.2)
})
