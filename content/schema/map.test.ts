import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { atOwnTown, knownMap, mapSchema } from './map.ts'

const { base, counties } = secondContent.business
const map = mapSchema.parse({
  base: { x: 1, y: 1 },
  drawnFor: { latitude: base.latitude, longitude: base.longitude },
  unitsPerMile: 8,
  ringMiles: [10],
  countyNames: { Knox: { x: 1, y: 1 }, Kings: { x: 2, y: 2 } },
  countyLines: ['M0 0L1 1'],
  roads: ['M0 0L1 1'],
  rivers: ['M0 0L1 1'],
})

test("the base it was drawn for shows the land and the served counties' names", () => {
  const { countyNames, roads, rivers } = knownMap(map, { base, counties })
  expect([Object.keys(countyNames), roads, rivers]).toEqual([['Knox'], map.roads, map.rivers])
})

test('a business that moved stands where its town does, and one within its town where it says', () => {
  const [town] = secondContent.cities.filter(({ name }) => name !== base.city)
  const { latitude = 0, longitude = 0 } = town ?? {}
  const cities = [{ name: town?.name ?? '', latitude: 41.5, longitude: -84.5 }]
  const moved = { ...secondContent.business, base: { ...base, city: town?.name ?? '' } }
  expect(atOwnTown(moved, cities).base).toMatchObject({ latitude: 41.5, longitude: -84.5 })
  expect(atOwnTown(secondContent.business, cities).base).toEqual(base)
  const near = { ...moved.base, latitude: latitude + 0.02, longitude }
  const known = [{ name: moved.base.city, latitude, longitude }]
  expect(atOwnTown({ ...moved, base: near }, known).base).toEqual(near)
})

test('another base shows only rings and towns', () => {
  const moved = { ...base, latitude: base.latitude + 0.5 }
  const { countyNames, countyLines, roads, rivers, ringMiles } = knownMap(map, { base: moved, counties })
  expect([countyNames, countyLines, roads, rivers]).toEqual([{}, [], [], []])
  expect(ringMiles).toEqual([10])
})
