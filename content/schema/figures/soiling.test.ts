import { expect, test } from 'vitest'
import { readContent } from '../read.ts'
import { soilingAt } from './soiling.ts'

const { soiling } = readContent()
const here = { latitude: 40, longitude: -82 }
const at = (north: number, east: number) =>
  soilingAt(soiling && { ...soiling, holds: { ...here, miles: 150 } }, {
    city: 'Danville',
    county: 'Knox',
    latitude: here.latitude + north,
    longitude: here.longitude + east,
  })

test('figures about dirt are used near the place where they hold, and nowhere else', () => {
  expect(at(0, 0)).toBeDefined()
  expect(at(2, 0)).toBeDefined()
  expect(at(0, -2.7)).toBeDefined()
  expect(at(2.3, 0)).toBeUndefined()
  expect(at(0, 3)).toBeUndefined()
})
