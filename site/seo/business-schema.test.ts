import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { businessSchema } from './business-schema.ts'

const { business, services } = secondContent
const record = businessSchema(business, services, `${business.siteUrl}/share.jpg`)

test('the record has contact data and location', () => {
  expect(record).toMatchObject({
    '@type': 'LocalBusiness',
    name: business.name,
    telephone: '+17405550117',
    address: { addressRegion: 'OH', addressCountry: 'US' },
    geo: { latitude: 40.3934, longitude: -82.4857 },
  })
})

test('equal days are grouped', () => {
  const day = { opens: '07:00', closes: '19:00' }
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const everyDay = businessSchema({ ...business, hours }, services, '')
  expect(everyDay).toMatchObject({ openingHoursSpecification: [day] })
  expect(everyDay).toHaveProperty('openingHoursSpecification.0.dayOfWeek.length', 7)
})

test('days with equal hours are grouped, and closed days are left out', () => {
  expect(record).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  })
})

test('the area served is a circle around the address', () => {
  expect(record).toHaveProperty('areaServed', {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: 40.3934, longitude: -82.4857 },
    geoRadius: '30000',
  })
})

test('each service is offered with its name and page', () => {
  expect(record).toHaveProperty('makesOffer.length', services.length)
  expect(record).toHaveProperty('makesOffer.0.itemOffered.url', `${business.siteUrl}/${services[0]?.slug}`)
})

test('the record has no rating', () => {
  expect(JSON.stringify(record)).not.toMatch(/rating/i)
})

test('existing profiles are listed, and an empty list is left out', () => {
  const { social, proof } = business
  const known = {
    ...business,
    social: { ...social, facebook: 'https://facebook.com/a' },
    proof: { ...proof, googleProfile: 'https://g.page/a' },
  }
  expect(businessSchema(known, services, '')).toHaveProperty('sameAs', ['https://facebook.com/a', 'https://g.page/a'])
  expect(record).not.toHaveProperty('sameAs')
})
