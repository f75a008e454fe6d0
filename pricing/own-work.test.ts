import { expect, test } from 'vitest'
import { pricingSchema } from '../content/schema/pricing.ts'
import { secondContent } from '../tests/second-business.ts'
import { estimate } from './estimate.ts'
import { plainName } from './plain-name.ts'
import { priceList } from './price-list.ts'
import { ratesOf } from './read-job.ts'

const { pagePriceWords: words } = secondContent
const rates = ratesOf(secondContent)

test('an estimate of own work adds the fees, and ignores counts and plans', () => {
  const asked = { service: 'gutters', town: 'Fredericktown', panels: '20', plan: 'quarterly' }
  expect(estimate(asked, rates, words)).toMatchObject({
    kind: 'priced',
    range: '$135–$290',
    lines: [{ range: '$120–$260' }, { range: '$15–$30' }],
    job: { service: 'gutters', town: 'Fredericktown', plan: undefined },
  })
})

test.each(['constructor', 'toString', 'rooms'])('no service is called %s', (service) => {
  expect(estimate({ service }, rates, words)).toMatchObject({ kind: 'refused' })
})

test('an emptied price, and work that is not offered now, is no choice', () => {
  const { pricing } = secondContent
  const visits = { gutters: pricing.visits['gutters'] ?? null, rooms: null }
  expect(priceList({ ...secondContent, pricing: { ...pricing, visits } }).visits).toHaveProperty('gutters')
  expect(priceList({ ...secondContent, pricing: { ...pricing, visits, notOffered: ['gutters'] } }).visits).toEqual({})
})

test('a side job is priced by whichever of its names the owner gives it, and other work by its own', () => {
  const visitsOf = (visits: Record<string, string>) => Object.keys(pricingSchema.shape.visits.parse(visits))
  expect(visitsOf({ 'Gutter cleaning': '140-290', 'Gutter guards': '9-10' })).toEqual(['gutters', 'Gutter guards'])
  expect(visitsOf({ 'Canaletas, una visita': '140-290', 'Power washing': '9-10' })).toEqual([
    'gutters',
    'pressureWashing',
  ])
  expect(visitsOf({ gutters: '1-2', 'Gutter cleaning': '3-4' })).toEqual(['gutters', 'Gutter cleaning'])
  expect(visitsOf({ Gutters: '1-2', 'Gutter cleaning': '3-4' })).toEqual(['gutters', 'Gutter cleaning'])
})

test('a key reads as plain words, and a name as it was typed', () => {
  expect(plainName('pressureWashingAVisit')).toBe('Pressure washing a visit')
  expect(plainName('Pressure washing, a visit')).toBe('Pressure washing, a visit')
})
