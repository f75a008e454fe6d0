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
