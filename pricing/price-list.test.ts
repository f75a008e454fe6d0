import { expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { priceJob } from './price-job.ts'
import { priceList } from './price-list.ts'

test('a price list has the core cities as free, the other cities with a fee, and no county', () => {
  const cities = [{ name: 'Knox County' }, { name: 'Gambier' }, { name: 'Utica' }]
  const business = { ...withPanels.business, coreCities: ['Gambier', 'Danville'] }
  const { towns, rules } = priceList({ pricing: withPanels.pricing, business, cities })
  expect(towns).toEqual({ free: ['Gambier', 'Danville'], fee: ['Utica'] })
  expect(withPanels.pricing.rules).toMatchObject(rules)
  expect(Object.keys(rules)).toHaveLength(3)
})

test('without a travel fee the travel to every town is free, and without a premium no hour costs more', () => {
  const none = { ...withPanels.pricing.fees.travel, from: 0, to: 0 }
  const pricing = { ...withPanels.pricing, fees: { premium: none, travel: none } }
  const list = priceList({ ...withPanels, pricing })
  expect(list.towns.fee).toEqual([])
  expect(list.towns.free).toEqual(expect.arrayContaining(withPanels.cities.map(({ name }) => name)))
  const answer = priceJob({ service: 'solar', panels: 12, isAfterHours: true }, list)
  expect(answer.kind === 'priced' && answer.parts.map(({ id }) => id)).toEqual(['solarVisit'])
})

test('a day is closed whose hours are null', () => {
  const business = { ...withPanels.business, hours: { mon: null, tue: ['07:00', '19:00'], sun: null } }
  expect(priceList({ ...withPanels, business }).closedDays).toEqual(['Monday', 'Sunday'])
})
