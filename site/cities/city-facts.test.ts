import { expect, test } from 'vitest'
import type { City } from '../../content/schema/city.ts'
import { priceList } from '../../pricing/price-list.ts'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { cityNeeds, cityPrices, shortFacts } from './city-facts.ts'

const { business, cities, cityPage: words } = secondContent
const cityOf = (slug: string): City => {
  const city = cities.find((one) => one.slug === slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return city
}
// Counties have pages too, with distance 0.
const county: City = { ...cityOf('gambier'), name: 'Knox County', slug: 'knox', milesFromShop: 0 }
const list = priceList(secondContent)
const valuesOf = (city: City) => shortFacts(city, words, business, list).map(({ value }) => value)
const needsOf = (city: City) => cityNeeds(city, words, business).map(({ text }) => text)

test('a town in the core area is near, has free travel and shows a price', () => {
  expect(valuesOf(cityOf('gambier'))).toEqual(['5 miles', 'Free', '$120–$260'])
})

test('a town further out shows the travel fee', () => {
  expect(valuesOf(cityOf('fredericktown'))[1]).toBe('$15–$30')
  expect(needsOf(cityOf('fredericktown'))[0]).toContain('$15–$30')
  expect(cityPrices(cityOf('fredericktown'), words, business).at(-1)?.price).toBe('$15–$30')
})

test.each([
  ['further out', cityOf('fredericktown'), { label: 'Windows, with the drive', value: '$110–$210' }],
  ['in the core area', cityOf('gambier'), { label: 'Windows', value: '$95–$180' }],
  ['that is a county', county, { label: 'Windows', value: '$95–$180' }],
])('the price of a town %s includes travel where it has a fee', (_where, city, lead) => {
  const withTravel = { label: 'Windows, with the drive', job: { service: 'windows' as const } }
  const prices = { ...words.needs.prices, lead: { label: 'Windows', price: '$95–$180', withTravel } }
  expect(shortFacts(city, { ...words, needs: { ...words.needs, prices } }, business, list)[2]).toEqual(lead)
})

test("the shop's town is at distance 0", () => {
  expect(valuesOf(cityOf('mount-vernon'))[0]).toBe('Right here')
  expect(needsOf(cityOf('mount-vernon')).join(' ')).not.toMatch(/\d miles/)
})

test('a county is not called a town, and names the towns with free travel', () => {
  const said = [...valuesOf(county), needsOf(county)[0]].join(' ')
  expect(said).toContain('Our county')
  expect(said).not.toMatch(/Right here|\d miles away/)
  expect(needsOf(county)[0]).toContain('Mount Vernon and Gambier')
})

test('each town states a response time within the promised one', () => {
  const { from, to } = content.pricing.rules.responseMinutes
  for (const city of content.cities) {
    expect(city.responseMinutes.from, city.slug).toBeGreaterThanOrEqual(from)
    expect(city.responseMinutes.to, city.slug).toBeLessThanOrEqual(to)
  }
})

test('no town has an unfilled token', () => {
  const { cityPage, business: us } = content
  const said = content.cities.flatMap((city) =>
    [...shortFacts(city, cityPage, us, priceList(content)), ...cityNeeds(city, cityPage, us)].map((fact) =>
      Object.values(fact).join(' '),
    ),
  )
  expect(said.join(' ')).not.toMatch(/[{}]/)
})
