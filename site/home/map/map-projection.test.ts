import { expect, test } from 'vitest'
import { project } from './map-projection.ts'

const map = { base: { x: 254, y: 426 }, unitsPerMile: 8.8284 }

const base = { latitude: 36.3008, longitude: -119.7828 }
const north = { latitude: 36.75, longitude: -119.767 }

test('the base stands in the center', () => {
  expect(project(base, base, map)).toEqual(map.base)
})

test('a place in the north-east is above and to the right', () => {
  const point = project({ latitude: 36.4, longitude: -119.6 }, base, map)
  expect(point.x).toBeGreaterThan(map.base.x)
  expect(point.y).toBeLessThan(map.base.y)
})

test('a place half a degree north is 31 miles away', () => {
  const { x, y } = project(north, base, map)
  expect(Math.hypot(x - map.base.x, y - map.base.y) / map.unitsPerMile).toBeCloseTo(31, 0)
})
