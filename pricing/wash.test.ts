import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readContent } from '../content/schema/read.ts'
import { withPanels } from '../tests/second-business.ts'
import { ratesOf } from './read-job.ts'
import { wash } from './wash.ts'
import {
  connections,
  daysSince,
  readWash,
  settings,
  type WashAnswers,
  type WashQuestion,
  washMonthOf,
  washMonths,
} from './wash-question.ts'
import { washWorth } from './wash-worth.ts'

const { soiling } = readContent()
if (!soiling) throw new Error('Expected soiling.yaml in the content')
const rates = ratesOf(withPanels)
const [farTown = ''] = rates.list.towns.fee
const ask = (asked: WashAnswers, answers = {}) => wash({ service: 'solar', ...answers }, asked, rates, soiling)
const counted = (asked: WashAnswers, answers = {}) => {
  const washed = ask(asked, answers)
  if (washed.kind !== 'counted') throw new Error(washed.reason)
  return washed
}

const answersOf = fc.record({
  since: fc.constantFrom(...daysSince),
  month: fc.constantFrom(...washMonths),
  setting: fc.constantFrom(...settings),
  connected: fc.constantFrom(...connections),
  cents: fc.constantFrom('12', '33', '41'),
})
const jobsOf = fc.record({
  service: fc.constantFrom('solar', 'both', 'commercial'),
  panels: fc.integer({ min: 10, max: 400 }).map(String),
})

describe('the published figures', () => {
  const question: WashQuestion = { days: 0, month: 'may', setting: 'country', connected: 'before', cents: 33 }

  it('agree with the study: 7.4% lost after 145 dry days, $20 for one wash in mid-summer at the price of 2013', () => {
    const { now } = washWorth({ ...question, days: 145 }, 5, soiling)
    expect(now).toMatchObject({ from: 7 })
    const { regained } = washWorth({ ...question, days: 75, month: 'july', cents: 20 }, 5, soiling)
    expect(regained.from).toBeGreaterThanOrEqual(15)
    expect(regained.from).toBeLessThanOrEqual(25)
  })

  it('make about 41 kWh on a day of summer with 18 panels', () => {
    expect(counted({}).worth.dailyKilowattHours).toBeCloseTo(40.7, 1)
  })
})

describe('a later month', () => {
  it('is named if a wash then may pay for itself, when no rain falls before', () => {
    const may = counted({ since: '60', month: 'may', setting: 'town' }, { panels: '22' })
    expect(may.advice).toBe('wait')
    expect(may.laterMonths).toEqual([6, 7])
  })

  it('is never in the rainy months, nor where waiting wins all summer', () => {
    expect(counted({ month: 'rainy', since: '150' }, { panels: '60', service: 'commercial' }).laterMonths).toEqual([])
    expect(counted({ since: '14', month: 'may', setting: 'country' }, { panels: '10' }).laterMonths).toEqual([])
  })
})

describe('for every question', () => {
  it('longer without rain, or more panels, never makes a wash worth less', () => {
    fc.assert(
      fc.property(answersOf, jobsOf, (asked, job) => {
        const { worth } = counted({ ...asked, since: '30' }, job)
        const longer = counted({ ...asked, since: '90' }, job).worth
        const more = counted({ ...asked, since: '30' }, { ...job, panels: String(Number(job.panels) * 2) }).worth
        for (const other of [longer, more]) {
          expect(other.regained.to).toBeGreaterThanOrEqual(worth.regained.to)
          expect(other.monthly.from).toBeGreaterThanOrEqual(worth.monthly.from)
        }
      }),
    )
  })

  it('no loss exceeds the highest published one, and a wash starts at zero', () => {
    fc.assert(
      fc.property(answersOf, (asked) => {
        const { unwashed, washed } = counted(asked).worth
        expect(washed[0]).toEqual({ day: 0, low: 0, high: 0 })
        for (const { low, high } of [...unwashed, ...washed]) {
          expect(low).toBeLessThanOrEqual(high)
          expect(high).toBeLessThanOrEqual(soiling.mostPercent)
        }
      }),
    )
  })

  it("the price beside it equals the price list's", () => {
    fc.assert(
      fc.property(answersOf, (asked) => {
        expect(counted(asked, { panels: '20', town: farTown }).price?.text).toBe('$250–$325')
      }),
    )
  })
})

describe('the advice', () => {
  test.each<[string, WashAnswers, object]>([
    ['wait', {}, {}],
    ['wait', { since: '14', setting: 'country' }, { panels: '20' }],
    ['look', { setting: 'dusty' }, { panels: '22' }],
    ['close', { since: '60', month: 'june', setting: 'dusty', connected: 'before', cents: '41' }, { panels: '20' }],
    ['rain', { month: 'rainy', since: '150', setting: 'dusty' }, { panels: '40' }],
    ['unpriced', {}, { panels: '4' }],
  ])('is to %s for %j of %j', (advice, asked, answers) => {
    expect(counted(asked, answers).advice).toBe(advice)
  })

  test('is to wash at an open price only where even the lower worth exceeds twice its highest figure', () => {
    const asked = { since: '150', month: 'may', setting: 'dusty', connected: 'before', cents: '50' }
    const open = counted(asked, { panels: '40' })
    expect([open.price?.open, open.advice]).toEqual([true, 'wash'])
    expect(open.worth.regained.from).toBeGreaterThan(2 * (open.price?.to ?? 0))
    const less = counted({ ...asked, cents: '30', since: '90' }, { panels: '40' })
    expect([less.price?.open, less.advice]).toEqual([true, 'close'])
  })

  test('is to wash when even the lower worth exceeds the highest price of a visit', () => {
    const asked = { since: '150', month: 'may', setting: 'dusty', connected: 'before', cents: '50' }
    expect(counted(asked, { service: 'commercial', panels: '400' }).advice).toBe('wash')
  })
})

describe('a typed price of power', () => {
  test.each([
    ['33', 33],
    ['41.5', 41.5],
    ['33 cents', 33],
    ['33¢', 33],
    ['$0.33', 33],
    ['.4', 40],
    ['0,33', 33],
    ['33,25', 33.25],
    ['33 cent', 33],
    ['5', 5],
    ['150', 150],
  ])('%s is a price', (cents, expected) => {
    expect(readWash({ cents })).toMatchObject({ cents: expected })
  })

  test.each(['0', '4.99', '151', '-3', 'free', '9999', '1e9', '$', '33%'])(
    '%s is rejected with one sentence',
    (cents) => {
      expect(ask({ cents })).toEqual({ kind: 'refused', reason: 'centsUnclear' })
    },
  )

  test('is checked after the panels', () => {
    expect(ask({}, { panels: '10,000' })).toEqual({ kind: 'refused', reason: 'jobUnclear' })
  })

  test('an unknown choice falls back to the default', () => {
    expect(readWash({ month: 'constructor', since: '-1', setting: '<b>' })).toEqual(readWash({}))
  })
})

test('the choice of a month follows the date, with one for the rainy months', () => {
  const chosen = [3, 4, 8, 9, 10].map((month) => washMonthOf(new Date(2026, month, 15)))
  expect(chosen).toEqual(['rainy', 'may', 'september', 'rainy', 'rainy'])
})
