import type { Lexicon } from '../language/lexicon.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

type Times = Lexicon['words']['times']
type FoundHour = { value: number; positions: number[]; isOwn?: boolean }

// "At 7 sharp in the morning".
const reach = 4
// "before 7" and "after 6" name no half of the day: people mean the morning's start and the evening's end.
const justBefore = 0.5

// Nobody means 1:30 at night.
const earliest = 5

const [hundred, minutesOfHour] = [100, 60]

/** "630 pm": an hour and its minutes, with nothing between them. */
const runTogether = (
  { value = 0 }: Token,
  next: Token | undefined,
  { morning, afternoon }: Times,
): number | undefined => {
  const [hour, minutes] = [Math.floor(value / hundred), value % hundred]
  const isTime = hour >= 1 && hour <= 12 && minutes < minutesOfHour
  const isOfDay = [...morning, ...afternoon].includes(next?.word ?? '')
  return isTime && isOfDay ? hour + minutes / minutesOfHour : undefined
}

const clockOf = ({ word, value, isMoney }: Token): number | undefined => {
  if (isMoney) return undefined
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(word) ?? []
  const hour = hours === undefined ? value : Number(hours) + Number(minutes) / 60
  return hour !== undefined && hour < 24 ? hour : undefined
}

// "Am" and "pm" stand right behind their hour.
const shortForm = 2

const halfAfter = (tokens: readonly Token[], at: number, { morning, afternoon }: Times) => {
  for (let next = at + 1; next <= at + reach; next++) {
    const word = tokens[next]?.word ?? ''
    // "Just one cleaning, what am I looking at?"
    if (word.length <= shortForm && next > at + 1) continue
    if (afternoon.includes(word)) return { shift: 12, at: next }
    if (morning.includes(word)) return { shift: 0, at: next }
    if (tokens[next]?.value !== undefined) return undefined
  }
  return undefined
}

// "At 6" and "at 7" are as likely in the morning as in the evening.
const isOpenHalf = (hour: number): boolean => hour >= 6 && hour < 8

const waits = (said: readonly Token[], { waitWords }: Lexicon['words']): boolean => saysOneOf(said, waitWords)

// An hour before this is one of the evening.
const firstOpen = 7

/** Where the word stands that leads to an hour: "after like 6", "después de las 6". */
const leadingTo = (tokens: readonly Token[], at: number, { beforeHour }: Lexicon['words']): number => {
  let led = at - 1
  while (beforeHour.includes(tokens[led]?.word ?? '')) led--
  return led
}

const bareHour = (tokens: readonly Token[], at: number, hour: number, lexicon: Lexicon): FoundHour | undefined => {
  const { words } = lexicon
  const led = leadingTo(tokens, at, words)
  const before = tokens[led]?.word ?? ''
  // "After I get off work at 5:30".
  const isLate = hour < firstOpen && saysOneOf(tokens.slice(0, at), words.times.after)
  if (tokens[at]?.word.includes(':')) return { value: hour < earliest || isLate ? hour + 12 : hour, positions: [at] }
  if (hour < 1 || hour > 12 || words.otherUnits.includes(tokens[at + 1]?.word ?? '')) return undefined
  const isCount = lexicon.conceptsOf(tokens[at + 1]?.stem ?? '').length > 0
  // "I work till 6", "what if I wait til 8": the visit is to be then, or after it.
  if (words.untilWords.includes(before) && waits(tokens.slice(0, at), words))
    return { value: hour < firstOpen ? hour + 12 : hour, positions: [led, at], isOwn: true }
  if (words.times.at.includes(before) && !isCount && !isOpenHalf(hour))
    return { value: hour < 6 ? hour + 12 : hour, positions: [led, at] }
  if (hour < 4) return undefined
  if (words.times.before.includes(before)) return { value: hour - justBefore, positions: [led, at] }
  return words.times.after.includes(before) ? { value: (hour % 12) + 12, positions: [led, at] } : undefined
}

const isPartOfDay = (token: Token | undefined, { words }: Lexicon): boolean =>
  token !== undefined &&
  token.word.length > 2 &&
  [...words.times.morning, ...words.times.afternoon].includes(token.word)

const hourAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): FoundHour | undefined => {
  const token = tokens[at]
  const hour = token && (clockOf(token) ?? runTogether(token, tokens[at + 1], lexicon.words.times))
  if (hour === undefined) return undefined
  // "In one morning" says how long, and names no hour.
  if (hour === 1 && token?.word !== '1' && isPartOfDay(tokens[at + 1], lexicon)) return undefined
  const half = hour < 13 ? halfAfter(tokens, at, lexicon.words.times) : undefined
  if (!half) return bareHour(tokens, at, hour, lexicon)
  const { words } = lexicon
  const isBefore = words.times.before.includes(tokens[leadingTo(tokens, at, words)]?.word ?? '')
  return { value: (hour % 12) + half.shift - (isBefore ? justBefore : 0), positions: [at, half.at] }
}

/** The hour of a visit, on the 24-hour clock. */
export const findHour = (tokens: readonly Token[], lexicon: Lexicon): FoundHour | undefined => {
  const found = [...tokens.keys()].flatMap((at) => hourAt(tokens, at, lexicon) ?? [])
  // "I work until 5. Can you come at 6:30?" tells an hour of one's own, and asks for another.
  const isOfOwnDay = ({ positions: [at = 0] }: FoundHour) =>
    waits(tokens.slice(Math.max(0, at - reach), at), lexicon.words)
  const others = found.filter(({ isOwn }) => !isOwn)
  const asked = others.find((hour) => !isOfOwnDay(hour)) ?? others[0] ?? found[0]
  if (asked) return { ...asked, positions: found.flatMap(({ positions }) => positions) }
  const midday = tokens.findIndex(({ word }) => lexicon.words.times.noon.includes(word))
  return midday < 0 ? undefined : { value: 12, positions: [midday] }
}

/** "At 7", of which it is open whether it is in the morning; undefined where it counts something. */
export const findOpenHour = (tokens: readonly Token[], { words, conceptsOf }: Lexicon): FoundHour | undefined => {
  const found = tokens.findIndex(({ value, isMoney }, at) => {
    if (value === undefined || isMoney || !isOpenHalf(value) || tokens[at - 1]?.word !== words.times.at[0]) return false
    const next = tokens[at + 1]
    return !words.otherUnits.includes(next?.word ?? '') && conceptsOf(next?.stem ?? '').length === 0
  })
  const value = tokens[found]?.value
  return value === undefined ? undefined : { value, positions: [found - 1, found] }
}
