import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { hourOf, premiumLines } from './hours.ts'
import type { ReplyContext } from './reply-context.ts'
import { responseLines } from './response.ts'
import { travelLines } from './travel.ts'

const priced = new Set(['price', 'bundle', 'plans', 'premium', 'hours'])

// "It is 4 already": nobody who asks for today means the night.
const firstHour = 7
const halfDay = 12

/** "It is 4 pm now": past the hour until which the same day can be booked. */
export const isPast = ({ hour, tokens, lexicon: { words } }: Understanding, { pricing }: ReplyContext): boolean =>
  hour !== undefined &&
  (hour < firstHour ? hour + halfDay : hour) >= hourOf(pricing.rules.sameDayBookBy) &&
  saysOneOf(tokens, words.nowWords)

/** Whether we can come at once: by the same-day rule, or, for tomorrow, by asking. */
export const sameDayReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say } = context
  const isBeside = asked.topics.some(({ id }) => priced.has(id))
  const extra = isBeside ? [] : premiumLines(asked, context).filter((line) => line !== say('noPremium'))
  const isOfPlace = asked.topics.some(({ id }) => id === 'area' || id === 'travel')
  const isForMore = saysConcept(asked, 'price', 'extra')
  const isExtra = saysOneOf(asked.tokens, asked.lexicon.words.moreWords)
  const same = isOfPlace && !isExtra && !asked.isTomorrow && !asked.isToday ? [] : [say('sameDayPrice')]
  const price = isForMore && !isBeside ? [...same, ...travelLines(asked, context)] : []
  // "Does the same day cost extra?"
  if (asked.asksOnlyWhetherMore)
    return [say('no'), say('sameDayPrice'), ...(asked.isTomorrow ? [say('tomorrow')] : [say('sameDay')])]
  if (asked.isTomorrow && !asked.isToday) return [say('tomorrow'), ...price, ...extra]
  if (isPast(asked, context)) return [say('bookByPast')]
  const fast = asked.isHowFast ? responseLines(asked, context) : []
  const minutes = asked.isHowFast ? [say('responseMinutes')] : []
  return isBeside
    ? [say('todayToo'), ...minutes, ...fast, ...(isExtra ? [say('sameDayPrice')] : [])]
    : [say('sameDay'), ...fast, ...price, ...extra]
}
