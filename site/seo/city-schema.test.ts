import { expect, test } from 'vitest'
import type { City } from '../../content/schema/city.ts'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { citySchema } from './city-schema.ts'

const { business, cities, cityPage } = secondContent
const recordOf = (slug: string, changes: Partial<City> = {}) => {
  const city = cities.find((one) => one.slug === slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return citySchema(business, { ...city, ...changes }, cityPage.services.items, `${business.siteUrl}/picture.jpg`)
}

test("a town's record has contact data", () => {
  expect(recordOf('gambier')).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    telephone: '+17405550117',
    url: `${business.siteUrl}/ohio/gambier`,
    address: { '@type': 'PostalAddress', addressRegion: 'OH', addressCountry: 'US' },
  })
})

test('the area served is the town, within its county', () => {
  expect(recordOf('gambier')).toMatchObject({
    areaServed: { '@type': 'City', name: 'Gambier, OH', containedInPlace: { name: 'Knox County, OH' } },
  })
})

test("a county's area served is the county itself", () => {
  const record = recordOf('gambier', { name: 'Knox County' })
  expect(record).toMatchObject({ areaServed: { '@type': 'AdministrativeArea', name: 'Knox County, OH' } })
  expect(record).not.toHaveProperty('areaServed.containedInPlace')
})

test('the services are offered by their names', () => {
  expect(recordOf('gambier')).toHaveProperty(
    'makesOffer',
    ['Gutter Cleaning', 'Window Cleaning'].map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, serviceType: name },
    })),
  )
})

test("each town's record has its own @id", () => {
  const ids = content.cities.map((city) =>
    Reflect.get(Object(citySchema(content.business, city, content.cityPage.services.items, '')), '@id'),
  )
  expect(new Set(ids).size).toBe(content.cities.length)
})
