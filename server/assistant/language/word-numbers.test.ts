import { expect, it } from 'vitest'
import { numberOf, openNumbers } from './word-numbers.ts'

const words = ['screens', 'windows', 'how much', '<number>', 'ventanas', 'cuánto']
const numbers = Uint32Array.from(words, numberOf).sort()
const placeOf = openNumbers(numbers)

it('gives each text a number of its own', () => {
  expect(new Set(numbers).size).toBe(words.length)
  expect(numberOf('windows')).toBe(numberOf('windows'))
})

it('finds the first, the last and any other number, and none that is not there', () => {
  expect([...numbers].map(placeOf)).toEqual([...words.keys()])
  expect(['gutters', '', 'window'].map((word) => placeOf(numberOf(word)))).toEqual([undefined, undefined, undefined])
  expect(openNumbers(new Uint32Array())(7)).toBeUndefined()
})
