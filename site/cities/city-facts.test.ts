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
// A county has a page as a town has, and is no distance away.
const county: City = { ...cityOf('gambier'), name: 'Knox County', slug: 'knox', milesFromShop: 0 }
const list = priceList(secondContent)
const valuesOf = (city: City) => shortFacts(city, words, business, list).map(({ value }) => value)
const needsOf = (city: City) => cityNeeds(city, words, business).map(({ text }) => text)

test('a town in the core area is a short drive, pays no travel fee and reads a price', () => {
  expect(valuesOf(cityOf('gambier'))).toEqual(['5 miles', 'Free', '$120–$260'])
})

test('a town further out is told the fee of the price list', () => {
  expect(valuesOf(cityOf('fredericktown'))[1]).toBe('$15–$30')
  expect(needsOf(cityOf('fredericktown'))[0]).toContain('$15–$30')
  expect(cityPrices(cityOf('fredericktown'), words, business).at(-1)?.price).toBe('$15–$30')
})

test.each([
  ['further out', cityOf('fredericktown'), { label: 'Windows, with the drive', value: '$110–$210' }],
  ['in the core area', cityOf('gambier'), { label: 'Windows', value: '$95–$180' }],
  ['that is a county', county, { label: 'Windows', value: '$95–$180' }],
])('the price of a place %s counts the drive where it costs something', (_where, city, lead) => {
  const withTravel = { label: 'Windows, with the drive', job: { service: 'windows' as const } }
  const prices = { ...words.needs.prices, lead: { label: 'Windows', price: '$95–$180', withTravel } }
  expect(shortFacts(city, { ...words, needs: { ...words.needs, prices } }, business, list)[2]).toEqual(lead)
})

test('the town of the shop is no distance away from itself', () => {
  expect(valuesOf(cityOf('mount-vernon'))[0]).toBe('Right here')
  expect(needsOf(cityOf('mount-vernon')).join(' ')).not.toMatch(/\d miles/)
})

test('a county is not called a town, and names the towns that pay no travel fee', () => {
  const said = [...valuesOf(county), needsOf(county)[0]].join(' ')
  expect(said).toContain('Our county')
  expect(said).not.toMatch(/Right here|\d miles away/)
  expect(needsOf(county)[0]).toContain('Mount Vernon and Gambier')
})

test('each of our places says how soon a same-day call is answered, within what the price list promises', () => {
  const { from, to } = content.pricing.rules.responseMinutes
  for (const city of content.cities) {
    expect(city.responseMinutes.from, city.slug).toBeGreaterThanOrEqual(from)
    expect(city.responseMinutes.to, city.slug).toBeLessThanOrEqual(to)
  }
})

test('none of our places keeps an unfilled word', () => {
  const { cityPage, business: us } = content
  const said = content.cities.flatMap((city) =>
    [...shortFacts(city, cityPage, us, priceList(content)), ...cityNeeds(city, cityPage, us)].map((fact) =>
      Object.values(fact).join(' '),
    ),
  )
  expect(said.join(' ')).not.toMatch(/[{}]/)
})
