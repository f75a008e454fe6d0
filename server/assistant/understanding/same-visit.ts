import { namesThings, timeOf } from './carry-over.ts'
import { priced } from './follow-up-topics.ts'
import { type Going, isNumber, isOnlyOf, isTold, saysOnly } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'

const ofVisit = new Set(['same-day', 'booking'])
const ofSetting = new Set([...ofVisit, 'hours'])
// A number past this is no hour.
const midday = 12

/** "Morning works", "8?", after a visit was asked for: only when it shall be. */
export const asTimeOfVisit: Going = (asked, before) => {
  const { times, goodWords } = asked.lexicon.words
  const parts = [...times.morning, ...times.afternoon, ...times.noon, ...times.before, ...times.after, ...times.at]
  const isTime = ({ word, value }: (typeof asked.tokens)[number]): boolean =>
    (value !== undefined && value <= midday) || parts.includes(word)
  const isOnly = saysOnly(asked, (token) => isTime(token) || goodWords.includes(token.word))
  // "Afternoon is better" asks nothing.
  const isAsking = asked.lexicon.isQuestionWord(asked.tokens[0]?.word ?? '')
  // "20 panels in Visalia", "Monday", "morning".
  const isSet = isAskedOf(before, ...ofSetting) || (before.day !== undefined && isAskedOf(before, ...priced))
  if (!asked.tokens.some(isTime) || !isOnly || isAsking || !isSet) return undefined
  return { ...before, ...timeOf(asked, before), tokens: asked.tokens, alone: undefined }
}

/** "Thursday", after a visit was asked for. Of a Sunday its own answer tells what it costs. */
const asDay: Going = (asked, before) => {
  const isOnlyDay = asked.day === 'otherDays' && asked.services.size + asked.counts.length === 0
  if (!isOnlyDay || !isOnlyOf(asked, 'hours') || !isTold(asked) || !isAskedOf(before, ...ofVisit)) return undefined
  return { ...asked, topics: [{ id: 'booking', share: 1 }], alone: undefined }
}

/** "Today?", after the hours. */
const asToday: Going = (asked, before) =>
  asked.isToday &&
  !namesThings(asked) &&
  isOnlyOf(asked, 'same-day') &&
  isOnlyOf(before, 'hours') &&
  isAskedOf(before, 'hours')
    ? { ...asked, topics: before.topics }
    : undefined

const ofHours = new Set(['hours', 'premium'])

/** "7 then", after six in the morning: another hour of the same half of the day. */
const asOtherHour: Going = (asked, before) => {
  const { tokens } = asked
  const [hour = 0, ...more] = tokens.flatMap(({ value }) => value ?? [])
  if (!saysOnly(asked, isNumber) || hour === 0 || hour > midday || more.length > 0) return undefined
  if (before.hour === undefined || !isAskedOf(before, ...ofHours)) return undefined
  const isLate = before.hour >= midday && hour < midday
  const time = { hour: isLate ? hour + midday : hour, isOffHours: false }
  return { ...before, ...time, tokens, topics: [{ id: 'hours', share: 1 }] }
}

/** What goes on with the visit that was asked for. */
export const sameVisit: readonly Going[] = [asTimeOfVisit, asOtherHour, asDay, asToday]
