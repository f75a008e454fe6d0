import { expect, test } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { secondContent } from '../../../tests/second-business.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { shippedPlaces } from './shipped-content.ts'
import { unchangedRows } from './unchanged-rows.ts'

const { business, cities } = secondContent
const [place = ''] = shippedPlaces
const openIn = (content: typeof secondContent) =>
  unchangedRows(content).flatMap(({ what, state }) => (state === 'open' ? [what] : []))

test('a business with prices, services, hours and towns of its own has nothing to do', () => {
  expect(openIn(secondContent)).toEqual([])
})

test.each([
  ['a page', { cities: cities.map((city) => ({ ...city, name: place })) }],
  ['no travel fee', { business: { ...business, coreCities: [place] } }],
  ['a ZIP code', { business: { ...business, zips: { [place]: ['90001'] } } }],
])('a shipped town with %s is to do, unless the business is there or its owner says that it is right', (_, changes) => {
  const content = { ...secondContent, ...changes }
  const withBusiness = (own: Partial<typeof business>) => ({ ...content, business: { ...content.business, ...own } })
  expect(openIn(content)).toEqual(['towns'])
  expect(openIn(withBusiness({ address: { ...business.address, city: place } }))).toEqual([])
  expect(openIn(withBusiness({ confirmed: ['towns'] }))).toEqual([])
})

test('work on the town cards that has neither a page nor a price is to do', () => {
  const { cityPage, services } = secondContent
  const [item] = cityPage.services.items
  const card = { ...item, title: 'Pressure washing', job: 'pressureWashing' } as typeof item & object
  const content = { ...secondContent, cityPage: { ...cityPage, services: { ...cityPage.services, items: [card] } } }
  expect(openIn(content)).toEqual(['services'])
  const page = { ...services[0], job: 'pressureWashing' } as (typeof services)[number]
  expect(openIn({ ...content, services: [...services, page] })).toEqual([])
})

shippedTest('the content that ships is to do, each part until it is changed or its owner says that it is right', () => {
  const shipped = readContent()
  const withBusiness = (own: Partial<typeof business>) => ({ ...shipped, business: { ...shipped.business, ...own } })
  const fees = { ...shipped.pricing.fees, travel: shipped.pricing.fees.premium }
  const all = ['prices', 'services', 'hours', 'towns']
  expect(openIn(shipped)).toEqual(all)
  expect(openIn({ ...shipped, pricing: { ...shipped.pricing, fees } })).not.toContain('prices')
  const cityPage = { ...shipped.cityPage, services: { ...shipped.cityPage.services, items: [] } }
  expect(openIn({ ...shipped, services: shipped.services.slice(1), cityPage })).not.toContain('services')
  expect(openIn({ ...shipped, cityPage })).toContain('services')
  expect(openIn(withBusiness({ hours: business.hours }))).not.toContain('hours')
  expect(openIn(withBusiness({ confirmed: ['prices', 'hours'] }))).toEqual(['services', 'towns'])
})
