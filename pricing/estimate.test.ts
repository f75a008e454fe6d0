import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { withPanels } from '../tests/second-business.ts'
import { answersOfJob } from './answers-of-job.ts'
import { estimate, isUsual } from './estimate.ts'
import { type EstimateAnswers, estimateFields, estimateQuery, readAnswers } from './estimate-answers.ts'
import { plans, services } from './job.ts'
import { priceJob } from './price-job.ts'
import { ratesOf, readJob } from './read-job.ts'
import { sayEstimate } from './say-job.ts'

const content = withPanels
const rates = ratesOf(content)
const ask = (answers: EstimateAnswers) => estimate(answers, rates, content.priceWords.en)
const mistakes = (answers: EstimateAnswers) => {
  const answer = ask(answers)
  return answer.kind === 'refused' ? answer.mistakes : {}
}
const towns = [...rates.list.towns.free, ...rates.list.towns.fee]

const answersOf = fc.record(
  {
    service: fc.constantFrom(...services),
    panels: fc.integer({ min: 10, max: 2000 }).map(String),
    windows: fc.integer({ min: 1, max: 90 }).map(String),
    town: fc.constantFrom(...towns),
    plan: fc.constantFrom(...plans),
    hours: fc.constantFrom('normal', 'outside'),
  },
  { requiredKeys: ['service'] },
)

describe('an estimate, whatever the job', () => {
  it("equals the price list's range for that job", () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const read = readJob(answers, rates)
        const answer = ask(answers)
        if (read.mistakes || answer.kind !== 'priced') return
        expect(answer.price).toEqual(priceJob(read.job, rates.list))
        expect(answer.lines).toHaveLength(answer.price.parts.length)
      }),
    )
  })

  it('accepts any typed text without an error', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...estimateFields, '__proto__'),
      fc.oneof(fc.string(), fc.constantFrom('solar', 'both', '-1', '1e9', 'constructor', '93277', '<b>')),
    )
    fc.assert(
      fc.property(anything, (typed) => {
        const answer = ask(readAnswers(Object.entries(typed)))
        if (answer.kind === 'refused') expect(Object.values(answer.mistakes)).not.toEqual([])
      }),
    )
  })

  it('is the same for the answers made from its job', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const read = readJob(answers, rates)
        if (read.mistakes) return
        const again = readJob(answersOfJob(read.job, rates.list), rates)
        expect(again.mistakes).toBeUndefined()
        if (!again.mistakes) expect(priceJob(again.job, rates.list)).toEqual(priceJob(read.job, rates.list))
      }),
    )
  })

  it('survives the trip through a URL', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        expect(readAnswers(new URLSearchParams(estimateQuery(answers)))).toEqual(answers)
      }),
    )
  })
})

describe('the notes beside the range', () => {
  const priced = (answers: EstimateAnswers) => {
    const answer = ask(answers)
    if (answer.kind !== 'priced') throw new Error(`expected a price for ${JSON.stringify(answers)}`)
    return answer
  }

  it('are "and up" while the number of panels is unknown, because the largest size has no upper limit', () => {
    expect(priced({ service: 'solar' }).range).toBe('$175–$350 and up')
    expect(priced({ service: 'solar', panels: '12' }).range).toBe('$175–$225')
    expect(priced({ service: 'solar', plan: 'biAnnual' }).total).toBe('$325–$450 and up a year')
    expect(priced({ service: 'solar', town: 'Fredericktown' }).lines[0]?.range).toBe('$175–$350+')
  })

  it('list only what a visitor might expect to be included', () => {
    const { notes } = content.priceWords.en
    expect(priced({ service: 'solar', panels: '12', town: 'Gambier' }).beside).toEqual([])
    expect(priced({ service: 'windows', town: 'Gambier' }).beside).toEqual([notes.insideGlass, notes.screens])
    expect(priced({ service: 'commercial', town: 'Gambier' }).beside).toEqual([notes.commercialWindows])
  })

  it('say first how a misspelled town was read', () => {
    expect(priced({ service: 'solar', town: 'Gambeir' }).notes[0]).toBe('Is Gambeir the same as Gambier?')
    const { notes } = priced({ service: 'solar', panels: '12', town: 'gambier, OH' })
    expect(notes).toEqual(['The drive to Gambier is free.'])
  })

  it('lists the drive with the price until the town is known', () => {
    const { notes } = content.priceWords.en
    const { notes: said, beside } = priced({ service: 'windows' })
    expect(beside).toEqual([notes.insideGlass, notes.screens])
    expect(said).toContain(notes.townUnknown)
  })
})

describe('an answer that cannot be read', () => {
  test.each<[string, EstimateAnswers]>([
    ['panels', { service: 'solar', panels: '0' }],
    ['panels', { service: 'solar', panels: '10,000' }],
    ['panels', { service: 'solar', panels: 'many' }],
    ['panels', { service: 'solar', panels: '1e2' }],
    ['kilowatts', { service: 'solar', kilowatts: 'big' }],
    ['windows', { service: 'windows', windows: 'x' }],
    ['town', { service: 'solar', town: 'Oz' }],
    ['town', { service: 'solar', town: 'Fredericktown, CA' }],
    ['town', { service: 'solar', town: 'Somewhere else' }],
    ['town', { service: 'solar', town: '90210' }],
    ['service', { service: 'mold' }],
  ])('%s of %j gets one sentence that says what to do', (field, answers) => {
    expect(mistakes(answers)).toEqual({ [field]: expect.stringMatching(/^(Enter|Choose|We|Call) .*\.$/) })
  })

  it('is reported together with all the others', () => {
    expect(Object.keys(mistakes({ service: 'both', panels: '0', windows: 'x', town: 'Oz' }))).toEqual([
      'panels',
      'windows',
      'town',
    ])
  })

  it('is ignored where the service does not ask for it', () => {
    expect(ask({ service: 'windows', panels: 'many', kilowatts: 'x' })).toMatchObject({ kind: 'priced' })
  })
})

describe('another spelling means the same', () => {
  test.each<[EstimateAnswers, EstimateAnswers]>([
    [{ town: '43019' }, { town: 'Fredericktown' }],
    [{ town: 'fredericktown' }, { town: 'Fredericktown' }],
    [{ town: 'Fredricktown' }, { town: 'Fredericktown' }],
    [{ town: 'Gambeir' }, { town: 'Gambier' }],
    [{ town: 'Fredericktown, OH' }, { town: 'Fredericktown' }],
    [{ town: 'Fredericktown Ohio.' }, { town: 'Fredericktown' }],
    [{ kilowatts: '8' }, { panels: '20' }],
    [{ kilowatts: '8 kW' }, { panels: '20' }],
  ])('%j is %j', (one, two) => {
    expect(readJob({ service: 'solar', ...one }, rates)).toEqual(readJob({ service: 'solar', ...two }, rates))
  })
})

test('a short name of a town may differ by one letter only', () => {
  const list = { ...rates.list, towns: { free: ['Troy'], fee: [] } }
  const townOf = (town: string) => readJob({ service: 'solar', town }, { ...rates, list })
  expect(townOf('Troi')).toMatchObject({ job: { town: 'Troy' } })
  expect(townOf('Tryo')).toEqual({ mistakes: { town: 'townNotListed' } })
})

test('work without a published price is answered with the reason', () => {
  expect(ask({ service: 'screens' })).toEqual({
    kind: 'unpriced',
    job: expect.objectContaining({ service: 'screens' }),
    reason: content.priceWords.en.unpriced.screens,
  })
})

describe('a range chosen instead of a count', () => {
  const said = (answers: EstimateAnswers) => {
    const answer = ask(answers)
    return answer.kind === 'refused' ? undefined : sayEstimate(answer, content.priceWords.en)
  }

  test.each<[string, string]>([
    ['medium', '16–25 panels: $225–$275'],
    ['large', '26+ panels: $275–$350 and up'],
  ])('%s is shown as that range', (size, words) => {
    expect(said({ service: 'solar', size })).toBe(words)
  })

  it('costs what its smallest count costs', () => {
    const [range, count] = [{ size: 'medium' }, { panels: '16' }].map((one) => ask({ service: 'solar', ...one }))
    expect(range).toMatchObject({ kind: 'priced', price: count?.kind === 'priced' ? count.price : undefined })
  })

  it('loses to a count that was typed', () => {
    expect(said({ service: 'solar', size: 'medium', panels: '16' })).toBe('16 panels: $225–$275')
  })
})

describe('an estimate in words', () => {
  const priced = (answers: EstimateAnswers) => {
    const answer = ask(answers)
    return answer.kind === 'refused' ? undefined : answer
  }

  it('has a line for each part, with the visits that it is paid for and the town of the drive', () => {
    const answer = priced({ service: 'both', panels: '12', town: 'Fredericktown', plan: 'biAnnual', hours: 'outside' })
    expect(answer?.kind === 'priced' && answer.lines).toEqual([
      { label: 'for two visits', range: '$325–$450' },
      { label: 'for the windows', range: '$125–$250' },
      { label: 'for the drive to Fredericktown', range: '2 × $25–$50' },
      { label: 'for a Saturday or an odd hour', range: '2 × $50–$75' },
    ])
  })

  it('says what was asked: town, plan and hours', () => {
    const answers = { service: 'solar', panels: '12', town: 'Fredericktown', plan: 'biAnnual', hours: 'outside' }
    const answer = priced(answers)
    expect(answer && sayEstimate(answer, content.priceWords.en)).toBe(
      '12 panels, Fredericktown, twice a year, Saturday or an odd hour: $475–$700 a year',
    )
  })

  it('without a price says why', () => {
    const answer = priced({ service: 'screens' })
    const { unpriced, services: names } = { services: content.priceWords.en.job.services, ...content.priceWords.en }
    expect(answer && sayEstimate(answer, content.priceWords.en)).toBe(`${names.screens}: ${unpriced.screens}`)
  })

  test.each<[boolean, EstimateAnswers]>([
    [true, { service: 'solar' }],
    [false, { service: 'solar', panels: '12' }],
    [false, { service: 'solar', town: 'Gambier' }],
    [false, { service: 'windows', windows: '8' }],
    [false, { service: 'windows', storeys: '2' }],
    [false, { service: 'commercial' }],
    [false, { service: 'screens' }],
  ])('is that of homes of every size (%s) for %j', (isOfAll, answers) => {
    const answer = priced(answers)
    expect(answer && isUsual(answer)).toBe(isOfAll)
  })
})
