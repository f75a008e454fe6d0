import { expect, test } from 'vitest'
import { townsOutside } from './other-counties.ts'

test('towns whose county is not one of the business are named, and lists of towns are none', () => {
  const parts = [
    { value: ['Gambier'] },
    { value: { name: 'Gambier', county: 'Knox' } },
    { value: { name: 'Mansfield', county: 'Richland' } },
  ]
  expect(townsOutside(['Richland'], parts)).toEqual(['Gambier'])
  expect(townsOutside(['Knox', 'Richland'], parts)).toEqual([])
})
