import { wallClock } from '../wall-clock.ts'

const dayMs = 24 * 60 * 60_000

/** A week in the business's time zone: date of its Monday, and when it begins. */
type WeekStart = { from: string; at: string }

/** The last `count` weeks including this one, oldest first. Weeks begin on Monday at midnight in `timeZone`. */
export const lastWeeks = (count: number, timeZone: string, now: Date): WeekStart[] => {
  const { shownAt, momentOf } = wallClock(timeZone)
  const today = Math.floor(shownAt(now.getTime()) / dayMs) * dayMs
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: count }, (_, index) => {
    const midnight = monday - (count - 1 - index) * 7 * dayMs
    return { from: new Date(midnight).toISOString().slice(0, 10), at: new Date(momentOf(midnight)).toISOString() }
  })
}
