import { expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import type { Job } from './job.ts'
import { priceJob } from './price-job.ts'
import { priceList } from './price-list.ts'

const list = priceList(withPanels)

test('without prices of windows, panels are priced and panels with windows are not', () => {
  const panelsOnly = { ...list, windows: undefined }
  expect(priceJob({ service: 'solar', panels: 20 }, panelsOnly)).toMatchObject({ kind: 'priced' })
  expect(priceJob({ service: 'both', panels: 20 }, panelsOnly)).toMatchObject({ reason: 'notOffered' })
})

test.each<[Job, object]>([
  [
    { service: 'solar', plan: 'biAnnual' },
    { parts: [{ id: 'biAnnualPlan', times: 1 }], visits: 2 },
  ],
  [
    { service: 'solar', plan: 'quarterly' },
    { parts: [{ id: 'quarterlyPlan', times: 1 }], visits: 4 },
  ],
  [{ service: 'windows' }, { parts: [{ id: 'windowsVisit' }], notes: ['windowsBySize', 'townUnknown'] }],
  [{ service: 'windows', plan: 'once', town: 'Gambier' }, { notes: ['windowsBySize', 'noTravelFee'] }],
  [
    { service: 'windows', plan: 'biAnnual', town: 'Gambier' },
    { notes: ['windowsBySize', 'planForPanels', 'noTravelFee'] },
  ],
  [
    { service: 'screens', extras: ['screens', 'gutters'] },
    { kind: 'unpriced', notes: ['gutters'] },
  ],
  [{ service: 'solar', panels: 2000 }, { kind: 'priced' }],
])('%j is %j', (job, expected) => {
  expect(priceJob(job, list)).toMatchObject(expected)
})
