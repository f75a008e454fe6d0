import { expect, test } from 'vitest'
import { readContent } from '../content/schema/read.ts'
import { panelsOfKilowatts } from './panels.ts'

test('kilowatts are turned into panels of the published size', () => {
  const { pricing } = readContent()
  expect([6, 6.4, 10, 0.1].map((kilowatts) => panelsOfKilowatts(pricing, kilowatts))).toEqual([15, 16, 25, 1])
})
