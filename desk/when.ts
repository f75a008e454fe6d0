import { addDays } from '../contract/desk/add-days.ts'
import type { Session } from '../contract/desk/people.ts'
import { fill } from '../pricing/fill.ts'
import { language, words } from './desk-content.ts'

// No business is closed for longer.
const mostClosed = 60

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// Dollars and the clock as people here write them, in every language.
const locale = `${language}-US`

/** Time since `moment`: `5 min`, `3 h`, `2 d`. */
export const since = (moment: string, now: number): string => {
  const ms = Math.max(0, now - Date.parse(moment))
  if (ms < minute) return words.time.now
  if (ms < hour) return fill(words.time.minutes, { count: Math.floor(ms / minute) })
  if (ms < 2 * day) return fill(words.time.hours, { count: Math.floor(ms / hour) })
  return fill(words.time.days, { count: Math.floor(ms / day) })
}

/** Urgency of a waiting lead: `due` after the promised hours, `late` after a day. */
export type Wait = 'fresh' | 'due' | 'late'
export const waitOf = (receivedAt: string, now: number, promisedHours: number): Wait => {
  const ms = now - Date.parse(receivedAt)
  if (ms >= day) return 'late'
  return ms >= promisedHours * hour ? 'due' : 'fresh'
}

/** A duration in minutes: `12 min`, `3 h`, `2 d`. */
export const spanText = (minutes: number): string => since(new Date(0).toISOString(), minutes * minute)

const shown = (moment: string, options: Intl.DateTimeFormatOptions, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(moment))

const dayShape = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** A time in the business's time zone: `Mon, Mar 2, 8:05 AM`. */
export const momentText = (moment: string, timeZone: string): string =>
  shown(moment, { ...dayShape, hour: 'numeric', minute: '2-digit' }, timeZone)

/** A date: `Mon, Mar 2`. */
export const dayText = (date: string): string => shown(date, dayShape)

/** A date without weekday: `Mar 2`, or `Mar 2, 2025` if its year is not that of `today`. */
export const shortDayText = (date: string, today = date): string => {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return shown(date, { month: 'short', day: 'numeric', ...(!isThisYear && { year: 'numeric' }) })
}

/** The month of a day or moment: `May 2026`. */
export const monthText = (day: string): string => shown(`${day.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })

/** `08:00` as `8 AM`, `08:30` as `8:30 AM`. */
export const clockText = (time: string): string =>
  shown(`2000-01-01T${time}:00Z`, { hour: 'numeric', ...(!time.endsWith(':00') && { minute: '2-digit' }) })

/** ISO date this many days from today in the business's time zone, `2026-03-02`. */
export const dayFromNow = (days: number, timeZone: string, now = Date.now()): string => {
  // By parts: WebKit writes dates of en-CA as 11/26/2026.
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return addDays(`${parts.year}-${parts.month}-${parts.day}`, days)
}

type Closed = Session['closed']

/** True for a day of the week, or a date, on which the business is closed. */
export const isClosedOn = (day: string, { days, dates }: Closed): boolean =>
  days.includes(weekdayOf(day, 'en')) || dates.some(({ first, last }) => first <= day && day <= last)

/** Name of a date's day of the week in a language: `Sunday`. */
const weekdayOf = (day: string, code: string) =>
  new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))

/** Why a day is closed, in the desk's language: its day of the week, or its date; undefined for an open one. */
export const closedDayText = (day: string, closed: Closed): string | undefined => {
  if (day === '' || !isClosedOn(day, closed)) return undefined
  const isWeekly = closed.days.includes(weekdayOf(day, 'en'))
  return fill(isWeekly ? words.lead.closedWeekly : words.lead.closedThatDay, { day: weekdayOf(day, language) })
}

/** The first open day from `day` on. */
export const openDayFrom = (day: string, closed: Closed): string => {
  const week = Array.from({ length: mostClosed }, (_, at) => addDays(day, at))
  return week.find((one) => !isClosedOn(one, closed)) ?? day
}

export const moneyText = (cents: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
