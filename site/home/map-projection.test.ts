import { expect, test } from 'vitest'
import { center, project, unitsPerMile } from './map-projection.ts'

const lemoore = { latitude: 36.3008, longitude: -119.7828 }
const fresno = { latitude: 36.75, longitude: -119.767 }

test('the base stands in the center', () => {
  expect(project(lemoore, lemoore)).toEqual(center)
})

test('a place to the north east lies above and to the right', () => {
  const point = project({ latitude: 36.4, longitude: -119.6 }, lemoore)
  expect(point.x).toBeGreaterThan(center.x)
  expect(point.y).toBeLessThan(center.y)
})

test('Fresno lies 31 miles from Lemoore', () => {
  const { x, y } = project(fresno, lemoore)
  expect(Math.hypot(x - center.x, y - center.y) / unitsPerMile).toBeCloseTo(31, 0)
})
