import { lastWeeks } from '../numbers/weeks.ts'
import type { NoticeKind } from '../tables.ts'
import { wallClock } from '../wall-clock.ts'

const minute = 60_000
const hour = 60 * minute

/** When a request that nobody has answered is news again, counted from its arrival in ms. */
export type Stage = { kind: 'new' | 'unopened' | 'unanswered' | 'promise'; afterMs: number }

/** After this time a request that was never told of is an old one: this is not the way to hear of it. */
export const oldAfterMs = 3 * 24 * hour

/** How long before its end a promise of so many ms is spoken of: a quarter of it, and at most an hour. */
const beforeEnd = (promiseMs: number) => Math.min(hour, promiseMs / 4)

/**
 * At once; after two minutes in which nobody opened it; after an hour in which nobody answered; and before the promised
 * time to reply is over. In the order in which they come.
 */
export const stagesOf = (replyWithinHours: number): Stage[] => {
  const promiseMs = replyWithinHours * hour
  const stages: Stage[] = [
    { kind: 'new', afterMs: 0 },
    { kind: 'unopened', afterMs: 2 * minute },
    { kind: 'unanswered', afterMs: hour },
    { kind: 'promise', afterMs: promiseMs - beforeEnd(promiseMs) },
  ]
  return stages.sort((a, b) => a.afterMs - b.afterMs)
}

/** What is over as soon as somebody has looked at the request. */
export const untilOpened: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['new', 'unopened'])

/** The hour from which the evening before a visit has come. */
const eveningHour = 17

/** The hour of the day at which a follow-up, or on a Monday the week's numbers, are told. */
const morningHour = 8

/** The day at a moment where the business is, and whether the evening before a day (`2026-03-02`) has come there. */
export const dayClock = (timeZone: string, now: Date) => {
  const shown = (moment: Date) => new Date(wallClock(timeZone).shownAt(moment.getTime()))
  const dayOf = (moment: Date): string => shown(moment).toISOString().slice(0, 10)
  const tomorrow = dayOf(new Date(now.getTime() + 24 * hour))
  return { dayOf, isEveningBefore: (on: string): boolean => on === tomorrow && shown(now).getUTCHours() >= eveningHour }
}

/** Whether the morning of a day (`2026-03-02`) has come where the business is. */
export const isMorningBy = (timeZone: string, now: Date) => {
  const shown = new Date(wallClock(timeZone).shownAt(now.getTime()))
  const today = shown.toISOString().slice(0, 10)
  return (on: string): boolean => on < today || (on === today && shown.getUTCHours() >= morningHour)
}

/** The Monday (`2026-03-02`) before which a week has ended whose numbers are to be told now: until Tuesday is over. */
export const weekToTell = (timeZone: string, now: Date): string | undefined => {
  const [week] = lastWeeks(1, timeZone, now)
  const since = now.getTime() - Date.parse(week?.at ?? '')
  return since >= morningHour * hour && since < 48 * hour ? week?.from : undefined
}
