import { expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { isLargeArray, panelsOfKilowatts } from './panels.ts'

const { pricing } = withPanels

test('a system of six kilowatts has about fifteen panels, and a tiny one has one', () => {
  expect([6, 0.1].map((kilowatts) => panelsOfKilowatts({}, kilowatts))).toEqual([15, 1])
  const list = pricing.panels && { panels: { ...pricing.panels, watts: { ...pricing.panels.watts, from: 500 } } }
  expect(list && panelsOfKilowatts(list, 6)).toBe(12)
})

test('an array is large from the published size on, and no count is not large', () => {
  const from = pricing.panels?.large.from ?? 0
  expect([undefined, 1, from - 1, from].map((count) => isLargeArray(pricing, count))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
