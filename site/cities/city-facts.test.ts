import { expect, test } from 'vitest'
import type { City } from '../../content/schema/city.ts'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { cityNeeds, shortFacts } from './city-facts.ts'

const { business, cities, cityPage: words } = secondContent
const cityOf = (slug: string): City => {
  const city = cities.find((one) => one.slug === slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return city
}
// Counties have pages too, with distance 0.
const county: City = { ...cityOf('gambier'), name: 'Knox County', slug: 'knox', milesFromShop: 0 }
const valuesOf = (city: City) => shortFacts(city, words, business).map(({ value }) => value)
const needsOf = (city: City) => cityNeeds(city, words, business).map(({ text }) => text)

test('a town in the core area is near and has free travel', () => {
  expect(valuesOf(cityOf('gambier'))).toEqual(['5 miles', 'Free'])
})

test('a town further out shows the travel fee once', () => {
  expect(valuesOf(cityOf('fredericktown'))[1]).toBe('$15–$30')
  expect(needsOf(cityOf('fredericktown'))[0]).not.toContain('$15')
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
    expect(city.responseMinutes?.from ?? from, city.slug).toBeGreaterThanOrEqual(from)
    expect(city.responseMinutes?.to ?? to, city.slug).toBeLessThanOrEqual(to)
  }
})

test('a town of which nothing else is known has only its distance and travel', () => {
  const { water: _, dust: __, responseMinutes: ___, ...bare } = cityOf('fredericktown')
  expect(cityNeeds({ ...bare }, words, business).map(({ icon }) => icon)).toEqual(['truck'])
  expect(needsOf({ ...bare })[0]).not.toContain('minutes')
})

test('no town has an unfilled token', () => {
  const { cityPage, business: us } = content
  const said = content.cities.flatMap((city) =>
    [...shortFacts(city, cityPage, us), ...cityNeeds(city, cityPage, us)].map((fact) => Object.values(fact).join(' ')),
  )
  expect(said.join(' ')).not.toMatch(/[{}]/)
})
