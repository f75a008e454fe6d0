import { addDays } from '../../../contract/desk/add-days.ts'
import type { NoticeKind } from '../desk-tables.ts'
import { lastWeeks } from '../numbers/weeks.ts'
import { dayAt, wallClock } from '../wall-clock.ts'

const minute = 60_000
const hour = 60 * minute

/** When an unanswered lead causes a notice, in ms after its arrival. */
export type Stage = { kind: 'new' | 'unopened' | 'unanswered' | 'promise'; afterMs: number }

/** A lead older than this without any notice gets none. */
export const oldAfterMs = 3 * 24 * hour

/** How long before the promised reply time its notice is due: a quarter of that time, at most an hour. */
const beforeEnd = (promiseMs: number) => Math.min(hour, promiseMs / 4)

/**
 * Notices in order of time: at once; after two minutes without being opened; after an hour without an answer; shortly
 * before the promised reply time ends.
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

/** Notices that are pointless once somebody has opened the lead. */
export const untilOpened: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['new', 'unopened'])

/** The hour from which the notice for tomorrow's visit is due. */
const eveningHour = 17

/** The hour for follow-up notices and, on Mondays, for the week's numbers. */
const morningHour = 8

/** Today and the day of a moment in the business's time zone, and whether a day's morning or its eve has come. */
export const dayClock = (timeZone: string, now: Date) => {
  const today = dayAt(timeZone, now)
  const hourNow = new Date(wallClock(timeZone).shownAt(now.getTime())).getUTCHours()
  return {
    today,
    dayOf: (moment: Date): string => dayAt(timeZone, moment),
    isMorning: (on: string): boolean => on < today || (on === today && hourNow >= morningHour),
    isEveningBefore: (on: string): boolean => on === addDays(today, 1) && hourNow >= eveningHour,
  }
}
export type DayClock = ReturnType<typeof dayClock>

/** The Monday (`2026-03-02`) whose letter with last week's numbers is due; undefined from Wednesday on. */
export const weekToTell = (timeZone: string, now: Date): string | undefined => {
  const [week] = lastWeeks(1, timeZone, now)
  const since = now.getTime() - Date.parse(week?.at ?? '')
  return since >= morningHour * hour && since < 48 * hour ? week?.from : undefined
}
