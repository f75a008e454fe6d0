import { describe, expect, it } from 'vitest'
import { daysOffSchema, openingDaysSchema, openingGroups, sayOpeningDays } from './opening-days.ts'

const weekdays = {
  mon: '07:00-19:00',
  tue: '07:00-19:00',
  wed: '07:00-19:00',
  thu: '07:00-19:00',
  fri: '07:00-19:00',
  sat: 'closed',
  sun: 'closed',
}
const english = {
  everyDay: 'every day',
  names: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  one: '{day}',
  several: '{first} to {last}',
  hours: '{days} from {opens} to {closes}',
  row: '{days}, {opens} to {closes}',
  months: 'January February March April May June July August September October November December'.split(' '),
  date: '{month} {day}',
  datesOff: { one: '{date}', several: '{first} to {last}' },
  off: 'We’re closed {days}.',
  noneOff: 'No days off are listed.',
}
const join = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const week = (changes: Partial<typeof weekdays> = {}) => openingDaysSchema.parse({ ...weekdays, ...changes })
const say = (changes: Partial<typeof weekdays> = {}, daysOff: unknown = []) =>
  sayOpeningDays({ hours: week(changes), daysOff: daysOffSchema.parse(daysOff) }, english, join)

describe('opening days in words', () => {
  it.each([
    [{}, 'Monday to Friday from 7 AM to 7 PM', 'Monday to Friday, 7 AM to 7 PM'],
    [
      { sat: '09:00-13:30' },
      'Monday to Friday from 7 AM to 7 PM and Saturday from 9 AM to 1:30 PM',
      'Monday to Friday, 7 AM to 7 PM; Saturday, 9 AM to 1:30 PM',
    ],
    [{ sat: '07:00-19:00', sun: '07:00-19:00' }, 'every day from 7 AM to 7 PM', 'Every day, 7 AM to 7 PM'],
    [
      { wed: 'closed' },
      'Monday, Tuesday, Thursday and Friday from 7 AM to 7 PM',
      'Monday, Tuesday, Thursday and Friday, 7 AM to 7 PM',
    ],
  ])('are grouped by consecutive days and equal hours (case %#)', (changes, text, row) => {
    expect(say(changes)).toMatchObject({ text, row })
  })
})

it.each([
  [[], 'No days off are listed.'],
  [[{ first: '2026-11-26' }], 'We’re closed November 26.'],
  [
    [{ first: '2026-11-26' }, { first: '2026-12-24', last: '2027-01-01' }],
    'We’re closed November 26 and December 24 to January 1.',
  ],
])('days off are said as dates (case %#)', (daysOff, off) => {
  expect(say({}, daysOff)).toMatchObject({ off })
})

it('days off that end before they begin are refused at their last day', () => {
  const { error } = daysOffSchema.safeParse([{ first: '2026-12-26', last: '2026-12-24' }])
  expect(error?.issues).toMatchObject([{ path: [0, 'last'], message: 'a last day that is not before the first' }])
})

it('opening days are grouped by equal hours', () => {
  expect(openingGroups(week({ sat: '09:00-13:00' }))).toEqual([
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '07:00', closes: '19:00' },
    { days: ['sat'], opens: '09:00', closes: '13:00' },
  ])
})

it.each([
  [{ mon: 'Monday' }, 'hours such as 07:00-19:00, or closed'],
  [{ mon: '7-19' }, 'hours such as 07:00-19:00, or closed'],
  [{ mon: '19:00-07:00' }, 'a closing time that is later than the opening time'],
  [{ mon: 'closed', tue: 'closed', wed: 'closed', thu: 'closed', fri: 'closed' }, 'at least one day'],
])('invalid opening hours are rejected (case %#)', (changes, what) => {
  expect(openingDaysSchema.safeParse({ ...weekdays, ...changes }).error?.issues[0]?.message).toContain(what)
})
