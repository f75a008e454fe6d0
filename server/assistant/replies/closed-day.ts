import { type Day, dayAt, days, isOpenOn, sayDays } from '../../../content/schema/opening-days.ts'
import { plain } from '../language/words.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const dayLength = 24 * 60 * 60_000

/** The days of the week that a message asks about: by name, as the weekend, or as today and tomorrow. */
const daysAsked = (asked: Understanding, { content }: ReplyContext, names: Record<Day, string>, now: Date): Day[] => {
  const isNamed = (day: Day) => {
    const name = plain(names[day])
    return asked.tokens.some(({ word }) => word === name || word === `${name}s`)
  }
  const { timeZone } = content.business
  return [
    ...days.filter(isNamed),
    ...(asked.day === 'weekend' ? (['sat', 'sun'] as const) : []),
    ...(asked.isToday ? [dayAt(now, timeZone)] : []),
    ...(asked.isTomorrow ? [dayAt(new Date(now.getTime() + dayLength), timeZone)] : []),
  ]
}

/** That we are closed on a day that is asked about, and when we are open. Nothing where we are open on all of them. */
export const closedDayLine = (
  asked: Understanding,
  context: ReplyContext,
  now: Date = new Date(),
): string | undefined => {
  const { business, factWords, assistant } = context.content
  const { openingDays } = asked.lexicon.words === assistant ? factWords.en : factWords.es
  const named = daysAsked(asked, context, openingDays.names, now)
  const closed = days.filter((day) => named.includes(day) && !isOpenOn(business.hours, day))
  if (closed.length === 0) return undefined
  const isNo = asked.isPolar && named.every((day) => closed.includes(day))
  return context.say(isNo ? 'closedOnNo' : 'closedOn', { days: sayDays(closed, openingDays, context.list) })
}
