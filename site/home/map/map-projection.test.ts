import { expect, test } from 'vitest'
import { project } from './map-projection.ts'

const map = { base: { x: 254, y: 426 }, unitsPerMile: 8.8284 }

const lemoore = { latitude: 36.3008, longitude: -119.7828 }
const fresno = { latitude: 36.75, longitude: -119.767 }

test('the base stands in the center', () => {
  expect(project(lemoore, lemoore, map)).toEqual(map.base)
})

test('a place to the north east lies above and to the right', () => {
  const point = project({ latitude: 36.4, longitude: -119.6 }, lemoore, map)
  expect(point.x).toBeGreaterThan(map.base.x)
  expect(point.y).toBeLessThan(map.base.y)
})

test('Fresno lies 31 miles from Lemoore', () => {
  const { x, y } = project(fresno, lemoore, map)
  expect(Math.hypot(x - map.base.x, y - map.base.y) / map.unitsPerMile).toBeCloseTo(31, 0)
})
