import { describe, expect, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import type { Job } from './job.ts'
import { priceJob } from './price-job.ts'
import { priceList } from './price-list.ts'

const list = priceList(withPanels)

describe('the notes beside a price', () => {
  test.each<[Job, string[]]>([
    [{ service: 'solar' }, ['panelsUnknown', 'townUnknown']],
    [{ service: 'solar', panels: 40, day: 'Monday' }, ['normalDay', 'largeArray', 'townUnknown']],
    [{ service: 'windows', plan: 'quarterly' }, ['windowsBySize', 'planForPanels', 'townUnknown']],
    [{ service: 'both', plan: 'quarterly', panels: 20 }, ['windowsOnceInPlan', 'planSavingCounted', 'townUnknown']],
    [
      { service: 'commercial', panels: 30, windows: 10 },
      ['commercialWindows', 'commercialBySize', 'commercialContract', 'townUnknown'],
    ],
  ])('of %j are complete', (job, notes) => {
    expect(priceJob(job, list)).toMatchObject({ kind: 'priced', notes })
  })
})

test.each<[keyof typeof list, Job]>([
  ['windows', { service: 'windows' }],
  ['windows', { service: 'both', panels: 20 }],
  ['solar', { service: 'commercial', panels: 20 }],
  ['plans', { service: 'solar', panels: 20, plan: 'quarterly' }],
])('a list without %s does not offer %j', (missing, job) => {
  expect(priceJob(job, { ...list, [missing]: undefined })).toMatchObject({ reason: 'notOffered' })
})

test.each<Job>([{ service: 'windows' }, { service: 'both', panels: 20 }])(
  'windows that are switched off leave %j without a price',
  (job) => {
    expect(priceJob(job, { ...list, notOffered: ['windows'] })).toMatchObject({ reason: 'notOffered' })
    expect(priceJob({ service: 'solar', panels: 20 }, { ...list, notOffered: ['windows'] })).toMatchObject({
      kind: 'priced',
    })
  },
)
