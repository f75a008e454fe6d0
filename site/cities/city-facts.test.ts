import { expect, test } from 'vitest'
import { cityBySlug } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { cityNeeds, cityPrices, shortFacts } from './city-facts.ts'

const { business, cities, cityPage: words, pricing } = content
const cityOf = (slug: string) => {
  const city = cityBySlug(cities, slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return city
}
const shortValues = (slug: string) => shortFacts(cityOf(slug), words, business).map(({ value }) => value)
const needs = (slug: string) => cityNeeds(cityOf(slug), words, business).map(({ text }) => text)
const prices = (slug: string) => cityPrices(cityOf(slug), words, business)

test('a town in the core area is a short drive, pays no travel fee and reads a price', () => {
  expect(shortValues('hanford')).toEqual(['About 8 miles', 'None', pricing.solar?.small.text])
})

test('a town further out is told the fee of the price list', () => {
  expect(shortValues('porterville')[1]).toBe(pricing.fees.travel.text)
  expect(needs('porterville')[0]).toContain(pricing.fees.travel.text)
  expect(prices('porterville').at(-1)?.price).toBe(pricing.fees.travel.text)
})

test('the town of the shop is no distance away from itself', () => {
  expect(shortValues('lemoore')[0]).toBe('Our home town')
  expect(needs('lemoore').join(' ')).not.toMatch(/\d miles/)
})

test('a county is not called a town', () => {
  const said = [...shortValues('kings'), needs('kings')[0]].join(' ')
  expect(said).toContain('Our home county')
  expect(said).not.toMatch(/home town|\d miles away/)
})

test('Kings County names the towns that pay no travel fee', () => {
  expect(needs('kings')[0]).toContain('Hanford, Lemoore, Avenal and Corcoran')
})

test('each place says how soon a same-day call is answered, within what the price list promises', () => {
  const { from, to } = pricing.rules.responseMinutes
  for (const { slug, responseMinutes } of cities) {
    expect(responseMinutes.from, slug).toBeGreaterThanOrEqual(from)
    expect(responseMinutes.to, slug).toBeLessThanOrEqual(to)
    expect(needs(slug)[0]).toContain(`${responseMinutes.text} minutes`)
  }
})

test('no place keeps an unfilled word', () => {
  const said = cities.flatMap(({ slug }) => [...shortValues(slug), ...needs(slug)])
  expect(said.join(' ')).not.toMatch(/[{}]/)
})
