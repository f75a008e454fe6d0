import { expect, test } from 'vitest'
import type { City } from '../../content/schema/city.ts'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { cityNeeds } from './city-facts.ts'

const { business, cities, cityPage: words } = secondContent
const cityOf = (slug: string): City => {
  const city = cities.find((one) => one.slug === slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return city
}
// Counties have pages too, with distance 0.
const county: City = { ...cityOf('gambier'), name: 'Knox County', slug: 'knox', milesFromShop: 0 }
const needsOf = (city: City) => cityNeeds(city, words, business).map(({ text }) => text)

test('a town in the core area is near and has free travel', () => {
  expect(needsOf(cityOf('gambier'))[0]).toContain('Our barn is 5 miles away. The drive is free.')
})

test('a town further out has the travel fee', () => {
  expect(needsOf(cityOf('fredericktown'))[0]).toContain('The drive costs $15–$30.')
})

test("the shop's town has no distance", () => {
  expect(needsOf(cityOf('mount-vernon')).join(' ')).not.toMatch(/\d miles/)
})

test('a county is not called a town, and names the towns with free travel', () => {
  const [said] = needsOf(county)
  expect(said).not.toMatch(/barn is here|\d miles away/)
  expect(said).toContain('Mount Vernon and Gambier')
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
    cityNeeds(city, cityPage, us).map((fact) => Object.values(fact).join(' ')),
  )
  expect(said.join(' ')).not.toMatch(/[{}]/)
})
