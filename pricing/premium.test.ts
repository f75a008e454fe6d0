import { expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import type { Job } from './job.ts'
import { isPremiumVisit } from './premium.ts'

const list = { rules: withPanels.pricing.rules }

test.each<[boolean, Partial<Job>]>([
  [false, {}],
  [true, { day: 'Saturday', time: '10:00' }],
  [false, { day: 'Friday' }],
  [true, { isAfterHours: true }],
  [false, { isAfterHours: false }],
  [true, { time: '06:59' }],
  [false, { time: '07:00' }],
  [false, { time: '17:59', isAfterHours: true }],
  [true, { time: '18:00' }],
])('the premium is due (%s) for a visit of %j', (isDue, job) => {
  expect(isPremiumVisit(list, { service: 'solar', ...job })).toBe(isDue)
})
