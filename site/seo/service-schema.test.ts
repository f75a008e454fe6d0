import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { serviceSchema } from './service-schema.ts'

const { business, services } = secondContent

test.each(services)('the record of $title says what it is and who provides it', (service) => {
  const record = serviceSchema(business, service, `${business.siteUrl}/picture.jpg`)
  expect(record).toMatchObject({
    '@type': 'Service',
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: `${business.siteUrl}/${service.slug}`,
    provider: {
      '@type': 'LocalBusiness',
      '@id': `${business.siteUrl}/#business`,
      name: business.name,
      telephone: '+17405550117',
      address: { addressRegion: 'OH', addressCountry: 'US' },
    },
  })
})

test('the area served is a circle around the address', () => {
  const [service] = services
  if (!service) throw new Error('expected a service')
  const { latitude, longitude } = business.address
  expect(serviceSchema(business, service, '')).toHaveProperty('areaServed', {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: '30000',
  })
})
