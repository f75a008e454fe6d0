import { expect, test } from 'vitest'
import { secondContent } from '../../../tests/second-business.ts'
import { placesOf } from './places.ts'

const { cities, business, map } = secondContent
const [first] = cities
if (!first) throw new Error('no city')
const places = placesOf(cities, business, [{ name: 'Danville', latitude: 40.4476, longitude: -82.2602 }], map)

test('the map has every town, with or without a page', () => {
  expect(places.map(({ name }) => name).toSorted()).toEqual(['Danville', 'Fredericktown', 'Gambier', 'Mount Vernon'])
  expect(places.filter(({ slug }) => slug)).toHaveLength(cities.length)
})

test('the base is drawn last', () => {
  expect(places.at(-1)).toMatchObject({ slug: 'mount-vernon', kind: 'base' })
})

test('only counties are a name without a dot', () => {
  const county = { ...first, name: 'Knox County', slug: 'knox', county: 'Knox' }
  const kinds = placesOf([...cities, county], business, [], map).filter(({ kind }) => kind === 'county')
  expect(kinds.map(({ slug }) => slug)).toEqual(['knox'])
})

test('a name that the edge would cut stands on the other side of its dot, and a place on the edge is left out', () => {
  const { latitude, longitude } = business.base
  const east = (miles: number) => ({
    latitude,
    longitude: longitude + miles / (69 * Math.cos((latitude * Math.PI) / 180)),
  })
  const edge = [
    { name: 'Coshocton', ...east(17) },
    { name: 'Newcomerstown', ...east(18.9) },
  ]
  const drawn = placesOf(cities, business, edge, map)
  expect(drawn.find(({ name }) => name === 'Coshocton')).toMatchObject({ nameSide: 'left' })
  expect(drawn.map(({ name }) => name)).not.toContain('Newcomerstown')
})

test('the base stands on the map when its page has no position, and a place beyond the drawing does not', () => {
  const far = { name: 'Toledo', latitude: 41.65, longitude: -83.54 }
  const unplaced = cities.map(({ latitude: _latitude, longitude: _longitude, ...city }) => city)
  expect(placesOf(unplaced, business, [far], map)).toEqual([
    { name: business.base.city, kind: 'base', nameSide: 'right', x: map.base.x, y: map.base.y },
  ])
})
