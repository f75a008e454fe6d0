import { expect, test } from 'vitest'
import { content } from '../../content.ts'
import { placesOf } from './places.ts'

const places = placesOf(content.cities, content.business, content.map)

test('all thirteen places are on the map', () => {
  expect(places).toHaveLength(13)
})

test('Lemoore is the base and is drawn last', () => {
  expect(places.at(-1)).toMatchObject({ slug: 'lemoore', kind: 'base' })
})

test('only the county is drawn as a name without a dot', () => {
  expect(places.filter(({ kind }) => kind === 'county').map(({ slug }) => slug)).toEqual(['kings'])
})
