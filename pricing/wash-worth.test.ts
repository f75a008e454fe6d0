import { expect, test } from 'vitest'
import type { WashQuestion } from './wash-question.ts'
import { drySeasonOf, type Soiling, washWorth } from './wash-worth.ts'

const rate = { low: 0.1, high: 0.2 }
const soiling: Soiling = {
  settings: { country: rate, town: rate, dusty: rate },
  mostPercent: 5,
  kilowattHours: 1_500,
  drySeason: { days: 150, percentOfYear: 60 },
  usualPanels: 18,
  power: { cents: 30, exportCents: 10, usedAtHomePercent: 50 },
  study: { kilowatts: 5, dollars: 20 },
  sources: [],
}
const worth = (question: Partial<WashQuestion>) =>
  washWorth(
    { days: 20, month: 'september', setting: 'town', connected: 'before', cents: undefined, ...question },
    10,
    soiling,
  )

test('ten kilowatts make 60 kWh on a day of a dry season with 60 % of the year', () => {
  expect(worth({})).toMatchObject({ dailyKilowattHours: 60, daysLeft: 30 })
})

test.each<[string, Partial<WashQuestion>, string, string]>([
  ['30 cents each', { connected: 'before' }, '$10–$22', '$11–$12'],
  ['half at 30 cents, half at 10', { connected: 'after' }, '$7–$15', '$7–$8'],
  ['one or the other', { connected: 'unsure' }, '$7–$22', '$7–$12'],
  ['60 cents each', { cents: 60 }, '$21–$44', '$22–$23'],
])('2 to 4 percent of 60 kWh, worth %s, are lost', (_, question, monthly, regained) => {
  const { now, ...said } = worth(question)
  expect([now.text, said.monthly.text, said.regained.text]).toEqual(['2–4%', monthly, regained])
})

test('dirt grows every day up to its limit, from nothing after the rain and after the wash', () => {
  const { unwashed, washed } = worth({})
  expect([unwashed.length, washed.length]).toEqual([51, 31])
  expect([unwashed[0], unwashed[10], unwashed[50]]).toEqual([
    { day: -20, low: 0, high: 0 },
    { day: -10, low: 1, high: 2 },
    { day: 30, low: 5, high: 5 },
  ])
  expect([washed[0], washed[20]]).toEqual([
    { day: 0, low: 0, high: 0 },
    { day: 20, low: 2, high: 4 },
  ])
})

test('a roof at the limit of dirt has a range that begins with its lower end', () => {
  const { regained } = worth({ days: 150, month: 'may' })
  expect(regained.from).toBeLessThan(regained.to)
})

test('in a rainy month a wash regains nothing', () => {
  const { daysLeft, regained } = worth({ month: 'rainy' })
  expect([daysLeft, regained.text]).toEqual([0, '$0'])
})

test('the dry season begins in the middle of May and ends its days later', () => {
  expect(drySeasonOf(soiling)).toEqual({ beforeSummer: '05-15', afterHarvest: '10-12' })
})
