import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { nearCities } from './near-cities.ts'

const { cities } = secondContent
const near = (slug: string) => cities.filter((city) => city.slug === slug).flatMap((city) => nearCities(city, cities))

test('the other towns are listed, nearest first', () => {
  expect(near('gambier').map(({ slug }) => slug)).toEqual(['mount-vernon', 'fredericktown'])
  expect(near('fredericktown').map(({ slug }) => slug)).toEqual(['mount-vernon', 'gambier'])
})

test('a town without a position lists the towns of its county, and is near no other', () => {
  const [model, ...rest] = cities
  if (!model) throw new Error('no city')
  const { latitude: _, longitude: __, ...bare } = { ...model, slug: 'danville', name: 'Danville' }
  const all = [bare, model, ...rest]
  expect(nearCities(bare, all).map(({ county }) => county)).toContain(bare.county)
  expect(nearCities(model, all).map(({ slug }) => slug)).not.toContain('danville')
})

test('of many towns only the nearest are listed, in the same order as a full sort', () => {
  const [model] = cities
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
    .slice(0, 6)
  expect(nearCities({ ...model, slug: 'town-0', latitude: 36, longitude: -119 }, many)).toEqual(expected)
})
