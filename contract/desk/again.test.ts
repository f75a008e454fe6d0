import { expect, test } from 'vitest'
import { addMonths, monthsFor, nextYearly } from './again.ts'

test.each([
  ['2026-01-15', 3, '2026-04-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-01', 12, '2027-12-01'],
  ['2023-11-30', 3, '2024-02-29'],
])('%s and %i months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('a day of the year comes this year or the next', () => {
  expect([nextYearly('05-15', '2026-03-02'), nextYearly('05-15', '2026-05-15')]).toEqual(['2026-05-15', '2027-05-15'])
})

test('a service without months of its own is due after a year', () => {
  const plan = { months: { windows: 6 }, season: null }
  expect([monthsFor(plan, 'windows'), monthsFor(plan, 'gutters'), monthsFor(plan, undefined)]).toEqual([6, 12, 12])
})
