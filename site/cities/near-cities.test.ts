import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { nearCities } from './near-cities.ts'

const near = (slug: string) => content.cities.filter((city) => city.slug === slug).flatMap(nearCities(content.cities))

test('the twelve other places are named', () => {
  const slugs = near('fresno').map(({ slug }) => slug)
  expect(slugs).toHaveLength(12)
  expect(slugs).not.toContain('fresno')
})

test('the nearest comes first', () => {
  expect(near('fresno')[0]?.slug).toBe('clovis')
  expect(near('tulare')[0]?.slug).toBe('visalia')
})

test('of many places only the nearest are named, in the same order as a full sort would give', () => {
  const model = content.cities[0]
  if (!model) throw new Error('no city')
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...model,
    slug: `town-${at}`,
    latitude: 36 + ((at * 37) % 101) / 100,
    longitude: -119,
  }))
  const far = (latitude: number) => Math.abs(latitude - 36)
  const expected = many
    .slice(1)
    .sort((a, b) => far(a.latitude) - far(b.latitude))
    .slice(0, 12)
  expect(nearCities(many)({ ...model, slug: 'town-0', latitude: 36, longitude: -119 })).toEqual(expected)
})
