import { describe, expect, it, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import type { Job } from './job.ts'
import { priceJob } from './price-job.ts'
import { priceList } from './price-list.ts'
import { sayPrice } from './say-price.ts'

const list = priceList(withPanels)
const said = (job: Job) => sayPrice(priceJob(job, list), job, withPanels.priceWords.en)

describe('a plan', () => {
  test.each<[Job, string]>([
    [{ service: 'solar', panels: 22, plan: 'biAnnual' }, '$225–$275 for 22'],
    [{ service: 'both', panels: 22, windows: 14, storeys: 2, plan: 'biAnnual' }, '$225–$275 for 22'],
    [{ service: 'solar', panels: 12, plan: 'quarterly' }, '$175–$225 for 12'],
    [{ service: 'solar', panels: 40, plan: 'quarterly' }, '$275–$350 and up for 40'],
    [{ service: 'solar', panels: 16, size: '16–25', plan: 'biAnnual' }, '$225–$275 for 16–25'],
  ])('of %j states the price of one visit', (job, alone) => {
    expect(said(job).notes).toContain(`Alone, a visit costs ${alone} panels.`)
  })

  it('with an unknown number of panels says so, for every size', () => {
    expect(said({ service: 'solar', plan: 'biAnnual' }).notes).toContain('Ask us.')
    expect(said({ service: 'solar', plan: 'biAnnual' }).notes.join(' ')).not.toContain('Alone')
  })
})

describe('panels and windows in one visit', () => {
  const examples = { bundleSmall: 10, bundleMedium: 22, bundleLarge: 40 } as const
  const examplesFor = (job: Omit<Job, 'service'>) => {
    const { notes } = said({ service: 'both', ...job })
    return Object.keys(examples).filter((size) => notes.includes(`Example: ${size}.`))
  }

  test.each(Object.entries(examples))('show the published example of their size: %s', (size, panels) => {
    expect(examplesFor({ panels, town: 'Gambier' })).toEqual([size])
  })

  test.each<[string, Omit<Job, 'service'>]>([
    ['nobody counted the panels', {}],
    ['the drive is paid', { panels: 22, town: 'Fredericktown' }],
    ['the day costs more', { panels: 22, day: 'Saturday' }],
    ['it is a package', { panels: 22, plan: 'biAnnual' }],
  ])('show no example where %s', (_where, job) => {
    expect(examplesFor(job)).toEqual([])
  })
})

test('work without a published price is answered with the reason first, and the notes on what was asked beside it', () => {
  const { unpriced, notes } = withPanels.priceWords.en
  expect(said({ service: 'screens', extras: ['insideGlass'] }).notes).toEqual([unpriced.screens, notes.insideGlass])
})
