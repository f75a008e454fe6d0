import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { nearCities } from './near-cities.ts'

const near = (slug: string) =>
  content.cities.filter((city) => city.slug === slug).flatMap((city) => nearCities(content.cities, city))

test('the twelve other places are named', () => {
  const slugs = near('fresno').map(({ slug }) => slug)
  expect(slugs).toHaveLength(12)
  expect(slugs).not.toContain('fresno')
})

test('the nearest comes first', () => {
  expect(near('fresno')[0]?.slug).toBe('clovis')
  expect(near('tulare')[0]?.slug).toBe('visalia')
})
