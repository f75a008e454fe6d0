import { expect, test } from 'vitest'
import { cityBySlug } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { cityFacts, shortFacts } from './city-facts.ts'

const { business, cities, cityPage: words, pricing } = content
const cityOf = (slug: string) => {
  const city = cityBySlug(cities, slug)
  if (!city) throw new Error(`expected the city ${slug}`)
  return city
}
const shortValues = (slug: string) => shortFacts(cityOf(slug), words, business, 'en').map(({ value }) => value)
const values = (slug: string) => cityFacts(cityOf(slug), words.facts, business).map(({ value }) => value)

test('a town in the core area is a short drive and pays no travel fee', () => {
  expect(shortValues('hanford')).toEqual(['57,990', 'About 8 miles', 'None'])
})

test('a town further out is told the fee of the price list', () => {
  expect(shortValues('porterville')[2]).toBe(pricing.fees.travel.text)
  expect(values('porterville')[1]).toContain(pricing.fees.travel.text)
})

test('the town of the shop is no distance away from itself', () => {
  expect(shortValues('lemoore')[1]).toBe('Our home town')
  expect(values('lemoore').join(' ')).not.toMatch(/\d miles/)
})

test('a county is not called a town', () => {
  const said = [...shortValues('kings'), ...values('kings')].join(' ')
  expect(said).toContain('Our home county')
  expect(said).not.toMatch(/home town|\d miles/)
})

test('Kings County names the towns that pay no travel fee', () => {
  expect(values('kings')[1]).toContain('Hanford, Lemoore, Avenal and Corcoran')
})

test('the census year stands beside the population', () => {
  expect(shortFacts(cityOf('fresno'), words, business, 'en')[0]?.label).toContain('2020')
})

test('no place keeps an unfilled word', () => {
  expect(cities.flatMap(({ slug }) => [...shortValues(slug), ...values(slug)]).join(' ')).not.toMatch(/[{}]/)
})
