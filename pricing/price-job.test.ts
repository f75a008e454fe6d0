import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Content, readContent } from '../content/schema/read.ts'
import { withPanels } from '../tests/second-business.ts'
import { bundleExamples } from './bundle-examples.ts'
import { extras, type Job, type Price, plans, services } from './job.ts'
import { priceJob } from './price-job.ts'
import { priceList } from './price-list.ts'
import { sayPrice } from './say-price.ts'

const content: Content = readContent()
const own = priceList(content)
const list = priceList(withPanels)
const price = (job: Job): Price => priceJob(job, list)
const said = (job: Job) => sayPrice(price(job), job, withPanels.priceWords.en)
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })

const jobs: fc.Arbitrary<Job> = fc.record({
  service: fc.constantFrom(...services),
  panels: optional(fc.integer({ min: 1, max: 2000 })),
  windows: optional(fc.integer({ min: 1, max: 200 })),
  storeys: optional(fc.integer({ min: 1, max: 4 })),
  town: optional(fc.constantFrom(...own.towns.free, ...own.towns.fee)),
  day: optional(fc.constantFrom('Monday', 'Saturday', 'Sunday')),
  time: optional(fc.constantFrom('05:30', '07:00', '12:00', '18:00', '19:30')),
  isAfterHours: optional(fc.boolean()),
  plan: optional(fc.constantFrom(...plans)),
  extras: optional(fc.uniqueArray(fc.constantFrom(...extras))),
})

const ceiling = ({ to, open }: { to: number; open: boolean }) => (open ? Number.POSITIVE_INFINITY : to)
const numbersIn = (text: string) => [...text.matchAll(/\d[\d,]*/g)].map(([number]) => number.replaceAll(',', ''))

describe('for every job at our own prices', () => {
  it('the sum of the parts is the range', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const answer = priceJob(job, own)
        if (answer.kind !== 'priced') return
        const sum = (end: 'from' | 'to') => answer.parts.reduce((total, { figure }) => total + figure[end], 0)
        expect([answer.range.from, answer.range.to]).toEqual([sum('from'), sum('to')])
        expect(answer.range.open).toBe(answer.parts.some(({ figure }) => figure.open))
      }),
    )
  })

  it('more panels never cost less', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (job, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)].map((panels) =>
          priceJob({ ...job, panels }, own),
        )
        if (fewer?.kind !== 'priced' || more?.kind !== 'priced') return
        expect(more.range.from).toBeGreaterThanOrEqual(fewer.range.from)
        expect(ceiling(more.range)).toBeGreaterThanOrEqual(ceiling(fewer.range))
      }),
    )
  })

  it('no part occurs twice, and no fee occurs alone', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const answer = priceJob(job, own)
        if (answer.kind !== 'priced') return
        const ids = answer.parts.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.some((id) => id !== 'travel' && id !== 'premium')).toBe(true)
      }),
    )
  })

  it('every figure of a part is published', () => {
    const published = new Set(
      [content.pricing.solar, content.pricing.plans, content.pricing.windows, content.pricing.fees].flatMap((group) =>
        Object.values(group ?? {}).map((figure) => `${figure?.from}-${figure?.to}`),
      ),
    )
    fc.assert(
      fc.property(jobs, (job) => {
        const answer = priceJob(job, own)
        const parts = answer.kind === 'priced' ? answer.parts : []
        expect(parts.map(({ each }) => `${each.from}-${each.to}`).filter((range) => !published.has(range))).toEqual([])
      }),
    )
  })

  it('every number in the words is in the content, in the job, or the sum', () => {
    const published = [content.pricing, bundleExamples(content.pricing), content.business.phone]
    const inContent = new Set(numbersIn(JSON.stringify(published)))
    fc.assert(
      fc.property(jobs, (job) => {
        const answer = priceJob(job, own)
        const { total = '', sum = '', notes } = sayPrice(answer, job, content.priceWords.en)
        const [parts = '', shown = ''] = sum.split(' = ')
        const times = answer.kind === 'priced' ? [String(answer.visits)] : []
        const asked = numbersIn(String(job.panels))
        const known = new Set([...inContent, ...times, ...asked, ...numbersIn(shown)])
        const unknown = [...numbersIn(total), ...numbersIn(parts), ...notes.flatMap(numbersIn)].filter(
          (n) => !known.has(n),
        )
        expect(unknown).toEqual([])
      }),
    )
  })

  it('has words in Spanish', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const { total = '', sum = '', notes } = sayPrice(priceJob(job, own), job, content.priceWords.es)
        expect([total, sum, ...notes].join(' ')).not.toMatch(/[{}]/)
      }),
    )
  })
})

describe('a visit', () => {
  test.each<[string, Job, string]>([
    ['to a small array', { service: 'solar', panels: 12 }, '$175–$225'],
    ['to a medium array', { service: 'solar', panels: 20 }, '$225–$275'],
    ['to a large array has no ceiling', { service: 'solar', panels: 300 }, '$275–$350+'],
    ['to a home whose panels nobody counted has no ceiling', { service: 'solar' }, '$175–$350+'],
    ['to both at such a home has none', { service: 'both' }, '$300–$500+'],
    ['to outside windows', { service: 'windows', windows: 22, storeys: 2 }, '$125–$250'],
    ['to both is the bundle', { service: 'both', panels: 20 }, '$300–$500'],
    ['to both at a large array has no ceiling', { service: 'both', panels: 40 }, '$300–$500+'],
    ['to a business', { service: 'commercial', panels: 200 }, '$400–$1,200'],
    ['to a core town has no fee', { service: 'solar', panels: 12, town: 'Gambier' }, '$175–$225'],
    ['further out has the travel fee', { service: 'solar', panels: 20, town: 'Fredericktown' }, '$250–$325'],
    [
      'on a Saturday at dawn has one premium',
      { service: 'solar', panels: 20, day: 'Saturday', time: '06:00' },
      '$275–$350',
    ],
    ['at 7 AM has none', { service: 'solar', panels: 20, time: '07:00' }, '$225–$275'],
    ['at 6 PM has one', { service: 'solar', panels: 20, time: '18:00' }, '$275–$350'],
  ])('%s', (_, job, range) => {
    expect(price(job)).toMatchObject({ kind: 'priced', visits: 1, range: { text: range } })
  })
})

describe('a plan', () => {
  it('is priced by the year', () => {
    expect(price({ service: 'solar', panels: 20, plan: 'biAnnual' })).toMatchObject({
      visits: 2,
      range: { text: '$325–$450' },
    })
  })

  it('pays the drive of each visit in one part', () => {
    expect(said({ service: 'solar', panels: 20, plan: 'quarterly', town: 'Fredericktown' })).toMatchObject({
      total: '$700–$1,100 a year',
      sum: '$600–$900 for four visits + 4 × $25–$50 for the drive to Fredericktown = $700–$1,100',
    })
  })

  it('for windows alone is not offered: one visit is priced, with a note', () => {
    expect(price({ service: 'windows', plan: 'quarterly' })).toMatchObject({
      visits: 1,
      range: { text: '$125–$250' },
      notes: expect.arrayContaining(['planForPanels']),
    })
  })
})

describe('a business without panels', () => {
  const { solar: _solar, panels: _panels, plans: _plans, ...windowsOnly } = list
  test.each<[Job, object]>([
    [{ service: 'windows' }, { kind: 'priced', range: { text: '$125–$250' } }],
    [
      { service: 'solar', panels: 20 },
      { kind: 'unpriced', reason: 'notOffered' },
    ],
    [
      { service: 'both', panels: 20 },
      { kind: 'unpriced', reason: 'notOffered' },
    ],
    [{ service: 'commercial' }, { kind: 'unpriced', reason: 'notOffered' }],
  ])('answers %j', (job, answer) => {
    expect(priceJob(job, windowsOnly)).toMatchObject(answer)
  })
})

test('without a bundle price, panels and windows are added up', () => {
  const { windows } = list
  const unbundled = { ...list, windows: windows && { exterior: windows.exterior } }
  const parts = [{ id: 'solarVisit' }, { id: 'windowsVisit' }]
  expect(priceJob({ service: 'both', panels: 20 }, unbundled)).toMatchObject({ range: { text: '$350–$525' }, parts })
})

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
  expect(price(job)).toMatchObject(expected)
})

describe('work without a published price', () => {
  test.each<[Job, string]>([
    [{ service: 'screens', town: 'Fredericktown' }, 'screens'],
    [{ service: 'solar', panels: 6 }, 'fewPanels'],
    [{ service: 'both', panels: 6 }, 'fewPanels'],
    [{ service: 'commercial', windows: 40 }, 'commercialWindows'],
  ])('%j gets no price', (job, reason) => {
    expect(price(job)).toMatchObject({ kind: 'unpriced', reason })
  })

  it('gets a note beside a priced job, and no fee occurs alone', () => {
    expect(price({ service: 'windows', extras: ['screens', 'gutters'] })).toMatchObject({
      notes: expect.arrayContaining(['screens', 'gutters']),
    })
  })
})

describe('a job that cannot be read is refused', () => {
  test.each<[Job, string]>([
    [{ service: 'solar', panels: 0 }, 'noPanels'],
    [{ service: 'solar', panels: -4 }, 'panelsUnclear'],
    [{ service: 'solar', panels: 12.5 }, 'panelsUnclear'],
    [{ service: 'solar', panels: Number.NaN }, 'panelsUnclear'],
    [{ service: 'solar', panels: 10_000 }, 'tooManyPanels'],
    [{ service: 'windows', windows: -1 }, 'windowsUnclear'],
    [{ service: 'windows', storeys: 1.5 }, 'storeysUnclear'],
    [{ service: 'solar', town: 'Oz' }, 'townNotListed'],
    [{ service: 'solar', day: 'Someday' }, 'dayUnclear'],
    [{ service: 'solar', day: 'Sunday' }, 'dayClosed'],
    [{ service: 'solar', time: '25:00' }, 'timeUnclear'],
  ])('%j', (job, reason) => {
    expect(price(job)).toEqual({ kind: 'refused', reason })
    expect(said(job).notes).toEqual([expect.stringMatching(/^\S.*\.$/)])
  })
})

describe('in words', () => {
  it('a large array is "and up"', () => {
    expect(said({ service: 'solar', panels: 30, town: 'Gambier' })).toEqual({
      range: '$275–$350 and up',
      total: '$275–$350 and up',
      notes: expect.arrayContaining(['The drive to Gambier is free.']),
    })
  })

  it('a sum shows its parts', () => {
    expect(said({ service: 'solar', panels: 20, town: 'Fredericktown', day: 'Saturday' }).sum).toBe(
      '$225–$275 for panels + $25–$50 for the drive to Fredericktown + $50–$75 for a Saturday or an odd hour = $300–$400',
    )
  })
})
