import { expect, test } from 'vitest'
import { cityBySlug } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { citySchema } from './city-schema.ts'

const { business, cities, cityPage } = content
const recordOf = (slug: string) => {
  const city = cityBySlug(cities, slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return citySchema(business, city, cityPage.services.items, `${business.siteUrl}/picture.jpg`)
}

test('the record of a city says how to reach the business', () => {
  expect(recordOf('hanford')).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    telephone: business.phone,
    url: `${business.siteUrl}/california/hanford`,
    address: { '@type': 'PostalAddress', addressRegion: 'CA', addressCountry: 'US' },
  })
})

test('the area served is the city, in its county', () => {
  expect(recordOf('visalia')).toMatchObject({
    areaServed: { '@type': 'City', name: 'Visalia, CA', containedInPlace: { name: 'Tulare County, CA' } },
  })
})

test('of Kings County the area served is the county, inside no other place', () => {
  const record = recordOf('kings')
  expect(record).toMatchObject({ areaServed: { '@type': 'AdministrativeArea', name: 'Kings County, CA' } })
  expect(record).not.toHaveProperty('areaServed.containedInPlace')
})

test('the four services are offered by their names', () => {
  const names = ['Solar Panel Cleaning', 'Window Cleaning', 'Gutter Cleaning', 'Pressure Washing']
  expect(recordOf('fresno')).toHaveProperty(
    'makesOffer',
    names.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name, serviceType: name } })),
  )
})

test.each(cities)('the record of $name has an identity of its own', ({ slug }) => {
  expect(recordOf(slug)).toHaveProperty('@id', `${business.siteUrl}/california/${slug}#business`)
})
