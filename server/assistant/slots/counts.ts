import { freeNumber, isMark, isTerm, type Message } from './message.ts'
import type { Concept } from './vocabulary.ts'

const units = ['panel', 'kilowatt', 'watt', 'window', 'story', 'house', 'dollar'] as const
export type CountUnit = (typeof units)[number]

/** A number and its unit. `isEither` marks alternatives. */
export type Count = { value: number; unit: CountUnit; at: number; isEither: boolean }

const notCounts: Concept[] = [
  'room',
  'span',
  'year',
  'month',
  'week',
  'am',
  'pm',
  'clock',
  'quarter',
  'times',
  'suffix',
]
const mostBetween = 4
const mostListed = 6

const unitAt = ({ items }: Message, at: number): CountUnit | undefined => units.find((unit) => isTerm(items[at], unit))

/** Unit after a number, skipping words such as "of those big solar". */
const unitBehind = (message: Message, at: number): CountUnit | undefined => {
  const { items } = message
  for (let next = at + 1; next <= at + mostBetween && next < items.length; next++) {
    const item = items[next]
    const unit = unitAt(message, next)
    if (unit) return unit
    const isPassed =
      item?.kind === 'word' || isTerm(item, 'solar', 'of', 'row') || (next === at + 1 && isMark(item, '-'))
    if (!isPassed) return undefined
  }
  return undefined
}

/** "20 to 25 panels", "12 + 8 panels": the first number has the second one's unit. */
const unitOfNext = (message: Message, at: number, depth = 0): { unit: CountUnit; isEither: boolean } | undefined => {
  const { items } = message
  let next = at + 1
  while (
    next <= at + 3 &&
    (isTerm(items[next], 'either', 'plus') ||
      isMark(items[next], '-', '+', '/', '&', ',') ||
      items[next]?.kind === 'word')
  )
    next++
  if (next === at + 1 || freeNumber(message, next) === undefined) return undefined
  const unit =
    unitBehind(message, next) ?? (depth < mostListed ? unitOfNext(message, next, depth + 1)?.unit : undefined)
  const between = items.slice(at + 1, next)
  const isBetween = isTerm(items[at - 1], 'either', 'between')
  return (
    unit && { unit, isEither: isBetween || between.some((item) => isTerm(item, 'either') || isMark(item, '-', '/')) }
  )
}

/** "And 8 on the garage" has the unit of the count before it. */
const unitBefore = (message: Message, at: number, before: Count | undefined): CountUnit | undefined => {
  const { items } = message
  const item = items[at]
  // "And one in Howard" means a house.
  if (item?.kind === 'number' && item.isWord && item.value === 1) return undefined
  if (before?.unit !== 'panel' && before?.unit !== 'window') return undefined
  // "15 panels vs 16"
  if (isTerm(items[at - 1], 'either') && at - before.at <= mostBetween) return before.unit
  if (!isTerm(items[at - 1], 'plus', 'either') && !isMark(items[at - 1], '+', ',', '&')) return undefined
  return isTerm(items[at + 1], 'break', 'other', 'own', 'loose') ? before.unit : undefined
}

const isOrdinalFloor = ({ items, vocabulary }: Message, at: number): number | undefined => {
  const item = items[at]
  const value =
    item?.kind === 'word' && Object.hasOwn(vocabulary.ordinals, item.text) ? vocabulary.ordinals[item.text] : undefined
  return isTerm(items[at + 1], 'story') ? value : undefined
}

/** "2 rows of 12 panels" are 24. */
export const timesRows = (message: Message, at: number, value: number): number => {
  const rows = isTerm(message.items[at - 1], 'row') ? freeNumber(message, at - 2) : undefined
  if (rows === undefined) return value
  message.used.add(at - 2)
  return rows * value
}

// Items between a correction and its numbers: "11. No wait, my wife says 17".
const correctionReach = 5

/** Consumes a number that a later one corrects: "13, I mean 23". */
export const consumeCorrected = (message: Message): void => {
  const { items, used, vocabulary } = message
  items.forEach((item, at) => {
    if (item.kind !== 'word' || !vocabulary.corrections.includes(item.text)) return
    const isNear = (_: unknown, place: number) =>
      Math.abs(place - at) <= correctionReach && freeNumber(message, place) !== undefined
    const before = items.slice(0, at).findLastIndex(isNear)
    const after = items.findIndex((one, place) => place > at && isNear(one, place))
    if (before < 0 || after < 0 || isNoCount(message, after) || isTerm(items[after - 1], 'atTime')) return
    const [wrong, right] = [unitBehind(message, before), unitBehind(message, after)]
    if (wrong === undefined || right === undefined || wrong === right) used.add(before)
  })
}

/** Numbers with units. Consumes numbers of years, hours and percent. */
export const readCounts = (message: Message): Count[] => {
  const { items, used } = message
  const counts: Count[] = []
  items.forEach((item, at) => {
    const floor = isOrdinalFloor(message, at)
    if (floor !== undefined) counts.push({ value: floor, unit: 'story', at, isEither: false })
    const value = freeNumber(message, at)
    if (value === undefined || item.kind !== 'number') return
    if (isTerm(items[at - 1], 'label')) used.add(at)
    if (isTerm(items[at + 1], 'row') || isSome(message, at) || used.has(at)) return
    const ordinal = isTerm(items[at + 1], 'suffix') && isTerm(items[at + 2], 'story')
    const next = unitOfNext(message, at)
    const behind = isMark(items[at - 1], '$') ? 'dollar' : ordinal ? 'story' : unitBehind(message, at)
    // "After 4, about the windows"
    const isHour = isTerm(items[at - 1], 'before', 'after') && value <= 12 && unitAt(message, at + 1) === undefined
    const unit = isHour ? undefined : (behind ?? next?.unit ?? unitBefore(message, at, counts.at(-1)))
    // "One panel has a crack" counts nothing.
    const isArticle = item.isWord && value === 1 && (unit === 'panel' || unit === 'window')
    if (unit && !isArticle) {
      used.add(at)
      const isEither = behind === undefined && next?.isEither === true
      counts.push({ value: timesRows(message, at, value), unit, at, isEither })
    } else if (isMark(items[at + 1], '%') || isTerm(items[at + 1], 'room', 'span', 'year', 'month', 'week', 'quarter'))
      used.add(at)
  })
  return counts
}

const mostOfAll = 5

/** "Two of them" are some of the panels, "16 of them" all. */
const isSome = ({ items }: Message, at: number): boolean => {
  const item = items[at]
  return item?.kind === 'number' && item.value <= mostOfAll && isTerm(items[at + 1], 'of')
}

/** "8 screens", "3 strip malls", "9 overnight": a number counts the word after it. */
const isOfNext = ({ items, vocabulary: { fillers, tails } }: Message, at: number): boolean => {
  const next = items[at + 1]
  if (next?.kind === 'word') return ![...fillers, ...tails].includes(next.text)
  return isTerm(next, 'screens', 'gutters', 'commercial', 'other', 'fields')
}

/** "All 3" are what was named; "3 bed" counts rooms, "I am 78" years, "el día 12" a date. */
export const isNoCount = (message: Message, at: number): boolean =>
  isSome(message, at) ||
  isOfNext(message, at) ||
  isTerm(message.items[at + 1], ...notCounts) ||
  isTerm(message.items[at - 1], 'all', 'age', 'span')
