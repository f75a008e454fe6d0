/**
 * The clock on the wall in a time zone. What it shows is written as the moment at which a clock in UTC shows the same:
 * midnight of a day is `Date.parse('2026-03-02T00:00Z')`.
 */
export const wallClock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })

  /** What the clock shows at a moment, in ms. */
  const shownAt = (moment: number): number => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }

  /** The moment at which the clock shows this, in ms. */
  const momentOf = (shown: number): number => {
    // Twice: the first guess may stand on the other side of a change of the clocks.
    const guess = shown - (shownAt(shown) - shown)
    return guess - (shownAt(guess) - shown)
  }

  return { shownAt, momentOf }
}

/** The day at a moment, `2026-03-02`, by the clock in a time zone. */
export const dayAt = (timeZone: string, moment: Date): string =>
  new Date(wallClock(timeZone).shownAt(moment.getTime())).toISOString().slice(0, 10)
