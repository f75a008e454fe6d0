import type { Pricing } from '../../../content/schema/pricing.ts'
import { namesTime } from '../understanding/carry-over.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { closedDayLine } from './closed-day.ts'
import type { ReplyContext } from './reply-context.ts'

/** A time of day such as '14:00' in hours. */
export const hourOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour + minute / 60
}

const isOddHour = ({ hour, isOffHours }: Understanding, { rules }: Pricing): boolean =>
  hour === undefined ? isOffHours : hour < hourOf(rules.premiumBefore) || hour >= hourOf(rules.premiumAfter)

/** True for a visit on the premium day or outside normal hours. */
export const isPremiumVisit = (asked: Understanding, pricing: Pricing): boolean =>
  asked.day === 'premiumDay' || isOddHour(asked, pricing)

/** What the named time adds to a visit; nothing where no time was named. */
export const premiumLines = (asked: Understanding, { say, pricing }: ReplyContext): string[] => {
  const range = pricing.fees.premium.text
  // A Sunday at dawn is outside normal hours once.
  if (asked.day === 'premiumDay' && isOddHour(asked, pricing)) return [say('premium', { range })]
  const lines = [
    ...(asked.day === 'premiumDay' || asked.day === 'weekend' ? [say('premiumDay', { range })] : []),
    ...(isOddHour(asked, pricing) ? [say('premiumHour', { range })] : []),
  ]
  if (lines.length > 0 && asked.day !== 'weekend') return lines
  const isPlain = asked.day !== undefined || asked.hour !== undefined
  return isPlain ? [...lines, say('noPremium')] : lines
}

/** A yes or a no to the question whether a time costs more; of a weekend both are true. */
const whetherMore = (asked: Understanding, { say, pricing }: ReplyContext): string[] => {
  const { freeWords, ruleOut, twiceWords } = asked.lexicon.words
  if (asked.day === 'weekend' || !asked.asksOnlyWhetherMore) return []
  // "Is a Sunday at dawn double?": more, and not twice as much.
  if (saysOneOf(asked.tokens, twiceWords)) return []
  // "Free of extra charge?", "without the surcharge?"
  const isTurned = saysOneOf(asked.tokens, [...freeWords, ...ruleOut])
  return [say(isPremiumVisit(asked, pricing) !== isTurned ? 'yes' : 'no')]
}

/** The premium for odd hours. */
export const premiumReply = (asked: Understanding, context: ReplyContext): string[] => {
  const lines = premiumLines(asked, context)
  // What a holiday costs is not published.
  const holiday = asked.isHoliday ? [context.say('holiday')] : []
  if (lines.length > 0) return [...whetherMore(asked, context), ...lines, ...holiday]
  // "What time can you start without charging extra?"
  const free = saysOneOf(asked.tokens, asked.lexicon.words.ruleOut) ? [context.say('noPremium')] : []
  return [...free, context.say('premium', { range: context.pricing.fees.premium.text }), ...holiday]
}

// A visit is arranged outside of normal hours, but hardly in the middle of the night.
const [firstHour, lastHour] = [5, 20]

/** Whether we come at an odd hour. */
const oddHourLine = ({ hour }: Understanding, { say }: ReplyContext): string =>
  hour !== undefined && (hour < firstHour || hour >= lastHour) ? say('oddHourAsk') : say('oddHourYes')

/** When we are open, and what the named time costs extra; where it is asked whether, with a yes. */
export const hoursReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say } = context
  const closed = closedDayLine(asked, context)
  if (closed !== undefined) return [closed]
  if (asked.asksOnlyWhetherMore && !asked.isHoliday && namesTime(asked))
    return [...premiumReply(asked, context), say('usualHours')]
  if (asked.isPolar && !asked.isHoliday && isOddHour(asked, context.pricing))
    return [oddHourLine(asked, context), ...premiumLines(asked, context), say('usualHours')]
  if (asked.isPolar && !asked.isHoliday && (asked.day !== undefined || asked.hour !== undefined))
    return [say('hoursYes'), ...premiumLines(asked, context)]
  const named = asked.day === 'otherDays' && asked.hour === undefined ? [] : premiumLines(asked, context)
  return [context.say('hours'), ...named, ...(asked.isHoliday ? [context.say('holiday')] : [])]
}
