import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

const inCalifornia = (count: number, now: string) => lastWeeks(count, 'America/Los_Angeles', new Date(now))

test("a week begins on Monday at midnight in the business's time zone", () => {
  expect(inCalifornia(2, '2026-07-08T20:00:00Z')).toEqual([
    { from: '2026-06-29', at: '2026-06-29T07:00:00.000Z' },
    { from: '2026-07-06', at: '2026-07-06T07:00:00.000Z' },
  ])
})

test('Sunday night belongs to the old week, although it is Monday in London', () => {
  expect(inCalifornia(1, '2026-07-13T06:59:00Z')).toMatchObject([{ from: '2026-07-06' }])
  expect(inCalifornia(1, '2026-07-13T07:00:00Z')).toMatchObject([{ from: '2026-07-13' }])
})

test('weeks with a clock change begin at midnight too', () => {
  expect(inCalifornia(3, '2026-11-10T20:00:00Z').map(({ at }) => at)).toEqual([
    '2026-10-26T07:00:00.000Z',
    '2026-11-02T08:00:00.000Z',
    '2026-11-09T08:00:00.000Z',
  ])
  expect(lastWeeks(1, 'Pacific/Auckland', new Date('2026-09-28T00:00:00Z'))).toEqual([
    { from: '2026-09-28', at: '2026-09-27T11:00:00.000Z' },
  ])
})
