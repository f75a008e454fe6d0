const dayMs = 24 * 60 * 60_000

const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  /** What the clock shows at a moment, as if it stood in UTC. */
  return (moment: number): number => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
}

/** A week by the business's clock: its Monday, and the moment at which it begins. */
export type WeekStart = { from: string; at: string }

/** The last `count` weeks, this one included, oldest first. Weeks begin on Monday at midnight in `timeZone`. */
export const lastWeeks = (count: number, timeZone: string, now: Date): WeekStart[] => {
  const clock = clockOf(timeZone)
  const today = Math.floor(clock(now.getTime()) / dayMs) * dayMs
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: count }, (_, index) => {
    const midnight = monday - (count - 1 - index) * 7 * dayMs
    // Twice: the first guess may stand on the other side of a change of the clocks.
    const guess = midnight - (clock(midnight) - midnight)
    const at = guess - (clock(guess) - midnight)
    return { from: new Date(midnight).toISOString().slice(0, 10), at: new Date(at).toISOString() }
  })
}
