import { expect, test } from 'vitest'
import { priceList } from '../../pricing/price-list.ts'
import { secondContent } from '../../tests/second-business.ts'
import { estimateOptions, offeredServices } from './estimate-options.ts'

test('work with a price of its own is a choice of the estimate', () => {
  const services = offeredServices(secondContent)
  const { job } = secondContent.pagePriceWords
  const options = estimateOptions({ services, list: priceList(secondContent), job, normalHours: '' })
  expect(options.services).toEqual([
    { value: 'windows', label: 'Outside windows' },
    { value: 'gutters', label: 'Gutters' },
  ])
})

test('without a price neither a job nor its panels or plans are asked about', () => {
  const shop = { ...secondContent.services[0], job: 'commercial' } as (typeof secondContent.services)[number]
  const { plans: _, ...rest } = secondContent.pricing
  const content = {
    ...secondContent,
    pricing: { ...rest, notOffered: [] },
    services: [...secondContent.services, shop],
  }
  const services = offeredServices(content)
  expect(services).not.toContain('commercial')
  const { job } = content.pagePriceWords
  const figure = { from: 1, to: 2, text: '1-2', open: false } as never
  const panels = { small: figure, medium: figure, large: figure, watts: figure }
  const options = estimateOptions({ services, list: { ...priceList(content), panels }, job, normalHours: '' })
  expect([options.sizes, options.plans]).toEqual([[], []])
})
