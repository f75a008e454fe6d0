import { describe, expect, it, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { answersOfJob } from './answers-of-job.ts'
import { type EstimateAnswers, estimateLink, longestAnswer, readAnswers } from './estimate-answers.ts'
import type { Job } from './job.ts'
import { ratesOf, readJob } from './read-job.ts'

const rates = ratesOf(withPanels)
const [nearTown = ''] = rates.list.towns.free
const read = (answers: EstimateAnswers, of = rates) => readJob(answers, of)
const jobOf = (answers: EstimateAnswers, of = rates) => {
  const { job, mistakes } = { job: undefined, ...read(answers, of) }
  if (!job) throw new Error(JSON.stringify(mistakes))
  return job
}
const nothing = { town: undefined, plan: undefined, isAfterHours: undefined, windows: undefined, storeys: undefined }

const everything = {
  service: 'both',
  panels: '20',
  windows: '12',
  storeys: '2',
  town: nearTown,
  plan: 'biAnnual',
  hours: 'outside',
} as const

describe('answers of a form', () => {
  test.each<[EstimateAnswers, Partial<Job>]>([
    [everything, { panels: 20, windows: 12, storeys: 2, town: nearTown, plan: 'biAnnual', isAfterHours: true }],
    [{ service: 'windows', panels: '20', windows: '12', plan: 'quarterly' }, { windows: 12 }],
    [{ service: 'screens', panels: '20', windows: '12', storeys: '2' }, {}],
    [
      { service: 'solar', windows: 'x', storeys: 'x', plan: 'daily', hours: 'normal', panels: '1,200' },
      { panels: 1200 },
    ],
    [{ service: 'solar', kilowatts: '12,5 kWp' }, { panels: 31 }],
    [{ service: 'solar', kilowatts: '10.25' }, { panels: 26 }],
    [
      { service: 'solar', size: 'small' },
      { panels: 10, size: '10–15' },
    ],
    [{ service: 'solar', size: 'huge' }, {}],
  ])('%j describe the job %j', (answers, job) => {
    expect(jobOf(answers)).toEqual({ service: answers.service, ...nothing, ...job })
  })

  test.each<[EstimateAnswers, object]>([
    [{ service: 'solar', panels: '1,20' }, { panels: 'panelsUnclear' }],
    [{ service: 'solar', panels: 'x12' }, { panels: 'panelsUnclear' }],
    [{ service: 'solar', panels: '12x' }, { panels: 'panelsUnclear' }],
    [{ service: 'solar', panels: 'x', kilowatts: '8' }, { panels: 'panelsUnclear' }],
    [{ service: 'solar', kilowatts: '8 W' }, { kilowatts: 'kilowattsUnclear' }],
    [{ service: 'solar', kilowatts: 'about 8' }, { kilowatts: 'kilowattsUnclear' }],
    [{ service: 'solar', kilowatts: '9999' }, { kilowatts: 'tooManyPanels' }],
    [{ service: 'windows', windows: '0' }, { windows: 'windowsUnclear' }],
    [{ service: 'windows', storeys: '0' }, { storeys: 'storeysUnclear' }],
    [{ service: 'solar', town: '90210-1234' }, { town: 'zipNotListed' }],
    [{ service: 'solar', town: '902100' }, { town: 'townNotListed' }],
  ])('%j are refused with %j', (answers, mistakes) => {
    expect(read(answers)).toEqual({ mistakes })
  })

  it('without a list of sizes name no size', () => {
    const list = { ...rates.list, panels: undefined }
    expect(jobOf({ service: 'solar', size: 'small' }, { ...rates, list })).toMatchObject({ panels: undefined })
  })
})

describe('a town', () => {
  const towns = { free: ['Mount Vernon', 'Bath', 'Bach', 'St. Johns'], fee: ['Oxford'] }
  const zips = { 'Mount Vernon': ['43050'] }
  const of = { list: { ...rates.list, towns }, zips, states: ['OH', 'Ohio'] }
  test.each([
    ['43050-0001', 'Mount Vernon'],
    ['mount vernon ,  OH', 'Mount Vernon'],
    ['Mount Vernon, ', 'Mount Vernon'],
    ['mount vernno', 'Mount Vernon'],
    ['BATH', 'Bath'],
    ['St. Johns.', 'St. Johns'],
    ['oxfrd', 'Oxford'],
  ])('written as "%s" is %s', (town, name) => {
    expect(jobOf({ service: 'solar', town }, of).town).toBe(name)
  })

  test.each(['Bash', 'Mount', 'Oxen', '43051'])('written as "%s" is none of the list', (town) => {
    expect(read({ service: 'solar', town }, of).mistakes?.town).toMatch(/NotListed$/)
  })

  it('may be followed by the short name of a state that has no other', () => {
    const { business } = withPanels
    const { states } = ratesOf({ ...withPanels, business: { ...business, address: { state: 'OH' } } })
    expect(states).toEqual(['OH'])
  })
})

describe('the answers of a job', () => {
  it('are those that described it', () => {
    expect(answersOfJob(jobOf(everything), rates.list)).toEqual(everything)
  })

  it('name nothing that the job leaves open', () => {
    expect(Object.entries(answersOfJob({ service: 'solar' }, rates.list))).toEqual([['service', 'solar']])
  })

  it('make the address of their estimate', () => {
    expect(estimateLink({ panels: '20', service: 'solar' })).toBe('/estimate?service=solar&panels=20')
  })

  it('are the first text of each known field, trimmed and cut', () => {
    const long = 'x'.repeat(longestAnswer + 1)
    const typed = [
      ['panels', new Blob()],
      ['panels', ' 20 '],
      ['panels', '30'],
      ['town', '  '],
      ['plan', long],
      ['x', 'y'],
    ] as const
    expect(Object.entries(readAnswers(typed))).toEqual([
      ['panels', '20'],
      ['plan', 'x'.repeat(longestAnswer)],
    ])
  })
})
