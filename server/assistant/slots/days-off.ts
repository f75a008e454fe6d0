import type { DaysOff } from '../../../content/schema/opening-days.ts'
import { addDays } from '../../../contract/desk/add-days.ts'
import { weekdays } from '../../../pricing/weekdays.ts'
import { countableText } from './countable-text.ts'
import { freeNumber, isMark, isTerm, type Message } from './message.ts'
import { dayBeside, isMonth, monthAt, namedDaysAt } from './times.ts'

/** The days off of a business, and today's date in its time zone. */
export type Calendar = { daysOff: DaysOff; today: () => string }

type Span = DaysOff[number]

const oneDay = (date: string): Span => ({ first: date, last: date })
const weekdayOf = (date: string) => new Date(date).getUTCDay()

/** The next date from today with this day of the month, in this month of 1 to 12 or in any; undefined for February 30. */
const nextDate = (today: string, day: number, month?: number): string | undefined =>
  Array.from({ length: 366 }, (_, at) => addDays(today, at)).find(
    (date) => Number(date.slice(8)) === day && (month === undefined || Number(date.slice(5, 7)) === month),
  )

const datesAt = (message: Message, at: number, today: string): (string | undefined)[] => {
  const { items } = message
  if (isMonth(items[at])) {
    const place = dayBeside(message, at)
    return place === undefined ? [] : [nextDate(today, freeNumber(message, place) ?? 0, monthAt(items[at]))]
  }
  const [first, second] = [freeNumber(message, at), freeNumber(message, at + 2)]
  if (first !== undefined && second !== undefined && isMark(items[at + 1], '/')) return [nextDate(today, second, first)]
  // "Next Friday" may mean either of two.
  const weeks = isTerm(items[at - 1], 'nextOne') || isTerm(items[at + 1], 'nextOne') ? [0, 7] : [0]
  // "On Sundays" is every Sunday.
  if (isTerm(items[at], 'habit') || isTerm(items[at - 1], 'all')) return []
  return namedDaysAt(items[at]).flatMap((name) => {
    const ahead = (weekdays.indexOf(name) + 8 - weekdayOf(today)) % 7
    return weeks.map((days) => addDays(today, ahead + days))
  })
}

const weekAt = ({ items }: Message, at: number, today: string): Span[] => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  if (isTerm(items[at], 'thisWeek')) return [{ first: today, last: addDays(monday, 6) }]
  return isTerm(items[at], 'nextWeek') ? [{ first: addDays(monday, 7), last: addDays(monday, 13) }] : []
}

const relativeAt = ({ items }: Message, at: number, today: string): string[] => {
  if (isTerm(items[at], 'today')) return [today]
  if (isTerm(items[at], 'tomorrow')) return [addDays(today, 1)]
  return isTerm(items[at], 'afterTomorrow') ? [addDays(today, 2)] : []
}

// "The 26th", "el 26", "el día 26"; "el 26 de diciembre" has a month.
const ofMonth = /\b(?:(?:the|on) (\d{1,2})(?:st|nd|rd|th)|(?:el|dia) (\d{1,2})(?= *(?:$|[?.,!])))/g

const ofMonthIn = (message: Message, text: string, today: string): (string | undefined)[] => {
  if (message.items.some(isMonth)) return []
  return [...countableText(text).matchAll(ofMonth)].map(([, english, spanish]) => {
    const day = Number(english ?? spanish)
    const place = message.items.findIndex((_, at) => freeNumber(message, at) === day)
    if (place >= 0) message.used.add(place)
    return nextDate(today, day)
  })
}

/**
 * Whether a day that the message names is a day off; undefined if it names none, or if there are no days off. Consumes the
 * numbers of days without a month.
 */
export const readDayOff = (message: Message, text: string, { daysOff, today }: Calendar): boolean | undefined => {
  if (daysOff.length === 0) return undefined
  const now = today()
  const spans = message.items.flatMap((_, at) => [
    ...weekAt(message, at, now),
    ...[...datesAt(message, at, now), ...relativeAt(message, at, now)].flatMap((date) => (date ? [oneDay(date)] : [])),
  ])
  spans.push(...ofMonthIn(message, text, now).flatMap((date) => (date ? [oneDay(date)] : [])))
  return spans.length === 0 ? undefined : spans.some((span) => isOff(daysOff, span))
}

const isOff = (daysOff: DaysOff, { first, last }: Span) => daysOff.some((off) => off.first <= last && off.last >= first)

/** True if the business is closed today. */
export const isOffToday = ({ daysOff, today }: Calendar): boolean => isOff(daysOff, oneDay(today()))
