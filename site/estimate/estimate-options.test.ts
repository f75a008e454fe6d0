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
