import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { businessSchema } from './business-schema.ts'

const { business, services } = content
const record = businessSchema(business, services, `${business.siteUrl}/share.jpg`)

test('the record says how to reach the business and where it is', () => {
  expect(record).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    telephone: business.phone,
    address: { addressRegion: 'CA', addressCountry: 'US' },
    geo: { latitude: 36.7378, longitude: -119.7871 },
  })
})

test('it is open from seven to seven on all seven days', () => {
  expect(record).toMatchObject({ openingHoursSpecification: [{ opens: '07:00', closes: '19:00' }] })
  expect(record).toHaveProperty('openingHoursSpecification.0.dayOfWeek.length', 7)
})

test('days of equal hours stand together, and a day on which it is closed does not stand at all', () => {
  const hours = { ...business.hours, sat: { opens: '09:00', closes: '13:00' }, sun: null }
  expect(businessSchema({ ...business, hours }, services, '')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  })
})

test('the area served is a circle of 80000 m around Fresno', () => {
  expect(record).toHaveProperty('areaServed', {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: 36.7378, longitude: -119.7871 },
    geoRadius: '80000',
  })
})

test('each service is offered by its name and page', () => {
  expect(record).toHaveProperty('makesOffer.length', services.length)
  expect(record).toHaveProperty('makesOffer.0.itemOffered.url', `${business.siteUrl}/${services[0]?.slug}`)
})

test('no rating is claimed', () => {
  expect(JSON.stringify(record)).not.toMatch(/rating/i)
})

test('profiles that do not exist are not named', () => {
  expect(record).toHaveProperty('sameAs', [])
})
