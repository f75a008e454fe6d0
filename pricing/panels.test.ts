import { expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { panelsOfKilowatts } from './panels.ts'

test('kilowatts become panels of the published wattage', () => {
  expect([6, 6.4, 10, 0.1].map((kilowatts) => panelsOfKilowatts(withPanels.pricing, kilowatts))).toEqual([
    15, 16, 25, 1,
  ])
})
