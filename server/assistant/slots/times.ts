import { isOutsideHours } from '../../../pricing/premium.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { weekdays } from '../../../pricing/weekdays.ts'
import { freeNumber, hasTerm, isMark, isTerm, type Message } from './message.ts'
import type { Item } from './read-items.ts'
import type { Slots } from './slots.ts'
import type { Concept } from './vocabulary.ts'

type Rules = Pick<PriceList, 'rules'>

const dayConcepts = weekdays.map((name): [Concept, string] => [name.toLowerCase() as Concept, name])
const months = Array.from({ length: 12 }, (_, at) => `month${at + 1}` as Concept)
const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** "Not Sunday", "anything but a Sunday", "el domingo no", "before Sunday". */
const isDayRuledOut = ({ items }: Message, at: number): boolean => {
  const before = isTerm(items[at - 1], 'break') ? at - 2 : at - 1
  const isEnd = items[at + 2] === undefined || items[at + 2]?.kind === 'mark'
  return isTerm(items[before], 'without', 'butNot', 'before') || (isTerm(items[at + 1], 'without') && isEnd)
}

/** English names of the weekdays of a term. */
export const namedDaysAt = (item: Item | undefined): string[] =>
  isTerm(item, 'weekend')
    ? ['Saturday', 'Sunday']
    : dayConcepts.flatMap(([concept, name]) => (isTerm(item, concept) ? [name] : []))

export const readDays = (message: Message): string[] => {
  const days = message.items.flatMap((item, at) => {
    return isDayRuledOut(message, at) ? [] : namedDaysAt(item)
  })
  return [...new Set(days)]
}

/** Month of a term, 1 to 12; 0 if it is none. */
export const monthAt = (item: Item | undefined): number => months.findIndex((month) => isTerm(item, month)) + 1
export const isMonth = (item: Item | undefined): boolean => monthAt(item) > 0

/** Consumes the numbers of dates: "March 15", "the 12th of May", "3 de octubre", "12/24". */
export const consumeDates = (message: Message): void => {
  const { items, used } = message
  for (let at = 0; at < items.length; at++) {
    const place = isMonth(items[at]) ? dayBeside(message, at) : undefined
    if (place !== undefined) used.add(place)
    const [first, second] = [freeNumber(message, at), freeNumber(message, at + 2)]
    if (first && second && first <= 12 && second <= 31 && isMark(items[at + 1], '/')) used.add(at).add(at + 2)
  }
}

/** Where the day of the month at `at` is. */
export const dayBeside = (message: Message, at: number): number | undefined => {
  const { items } = message
  const before = [at - 1, at - 2, at - 3].find((place) => freeNumber(message, place) !== undefined)
  const isJoined = before !== undefined && items.slice(before + 1, at).every((item) => isTerm(item, 'suffix', 'of'))
  const place = isJoined ? before : at + 1
  const day = freeNumber(message, place)
  return day !== undefined && day <= 31 && Number.isInteger(day) ? place : undefined
}

type Hour = { time: string; relation: 'at' | 'before' | 'after' }

const relationOf = ({ items }: Message, at: number): Hour['relation'] | undefined => {
  if (isTerm(items[at - 1], 'before')) return 'before'
  if (isTerm(items[at - 1], 'after')) return 'after'
  return isTerm(items[at - 1], 'atTime') ? 'at' : undefined
}

const isPm = (hour: number, relation: Hour['relation'] | undefined): boolean =>
  relation === 'after' || (relation !== 'before' && hour < 7)

/**
 * Hour at `at`: "6:30 am", "after 6", "a las 8 de la noche". A bare number is an hour only after "at", "before" or
 * "after".
 */
const hourAt = (message: Message, at: number): Hour | undefined => {
  const { items, used } = message
  const item = items[at]
  const relation = relationOf(message, at)
  const half = isTerm(items[at + 1], 'am') ? 'am' : isTerm(items[at + 1], 'pm') ? 'pm' : undefined
  const [hour = 0, minute = 0] =
    item?.kind === 'clock' ? item.time.split(':').map(Number) : [freeNumber(message, at) ?? -1]
  if (item?.kind !== 'clock' && !half && !relation && !isTerm(items[at + 1], 'clock')) return undefined
  if (!Number.isInteger(hour) || hour < 0 || hour > 23 || minute > 59) return undefined
  used.add(at)
  const inHalf = (half ?? (hour < 12 && isPm(hour, relation) ? 'pm' : '')) === 'pm' && hour < 12
  const isMidnight = half === 'am' && hour === 12
  return { time: clock(isMidnight ? 0 : inHalf ? hour + 12 : hour, minute), relation: relation ?? 'at' }
}

const isOutside = ({ time, relation }: Hour, list: Rules): boolean => {
  if (relation === 'before') return time <= list.rules.premiumBefore
  if (relation === 'after') return time >= list.rules.premiumAfter
  return isOutsideHours(list, time)
}

/** The named hour, and whether the premium applies. */
export const readTime = (message: Message, list: Rules): Pick<Slots, 'time' | 'isAfterHours'> => {
  if (hasTerm(message, 'noon')) return { time: '12:00', isAfterHours: false }
  for (let at = 0; at < message.items.length; at++) {
    const hour = hourAt(message, at)
    if (hour) return { time: hour.relation === 'at' ? hour.time : undefined, isAfterHours: isOutside(hour, list) }
  }
  const isNamed = hasTerm(message, 'afterHours', 'night')
  return { time: undefined, isAfterHours: isNamed ? true : undefined }
}

export const readRelativeDay = (message: Message): Slots['relativeDay'] => {
  if (hasTerm(message, 'today')) return 'today'
  return hasTerm(message, 'tomorrow') ? 'tomorrow' : undefined
}
