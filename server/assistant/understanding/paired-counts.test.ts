import { expect, test } from 'vitest'
import type { Place } from './gazetteer.ts'
import { pairCounts } from './paired-counts.ts'

const fresno: Place = { name: 'Fresno', kind: 'served', travel: 'extended' }
const hanford: Place = { name: 'Hanford', kind: 'served', travel: 'none' }
const at = <Value>(value: Value, position: number) => ({ value, positions: [position] })

test('pairs each count with the place behind it', () => {
  expect(pairCounts([at(18, 2), at(10, 9)], [at(fresno, 5), at(hanford, 11)])).toEqual([
    { count: 18, place: fresno },
    { count: 10, place: hanford },
  ])
})

test('pairs each count with the place before it where the places come first', () => {
  expect(pairCounts([at(30, 3), at(14, 8)], [at(fresno, 1), at(hanford, 6)])).toEqual([
    { count: 30, place: fresno },
    { count: 14, place: hanford },
  ])
})

test('pairs nothing where counts and places do not take turns, or are not as many', () => {
  expect(pairCounts([at(18, 1), at(10, 3)], [at(fresno, 6), at(hanford, 8)])).toEqual([])
  expect(pairCounts([at(18, 1)], [at(fresno, 3), at(hanford, 5)])).toEqual([])
})
