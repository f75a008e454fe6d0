import { expect, test } from 'vitest'
import { content } from '../../content.ts'
import { placesOf } from './places.ts'

const { cities, business, home, map } = content
const places = placesOf(cities, business, home.areas.others, map)

test('all thirteen places are on the map, and the towns that pay no travel fee', () => {
  expect(places.filter(({ slug }) => slug)).toHaveLength(13)
  const names = places.map(({ name }) => name)
  for (const town of business.coreCities) expect(names).toContain(town)
})

test('Lemoore is the base and is drawn last', () => {
  expect(places.at(-1)).toMatchObject({ slug: 'lemoore', kind: 'base', isListed: true })
})

test('only the county is drawn as a name without a dot', () => {
  expect(places.filter(({ kind }) => kind === 'county').map(({ slug }) => slug)).toEqual(['kings'])
})

test('the map marks the six places of the list', () => {
  expect(places.filter(({ slug, isListed }) => slug && isListed)).toHaveLength(6)
})
