/**
 * Converts between moments and local times of a time zone. A local time is written as the moment at which UTC reads the
 * same: midnight is `Date.parse('2026-03-02T00:00Z')`.
 */
export const wallClock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  /** Local time at a moment, in ms. */
  const shownAt = (moment: number): number => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }

  /** The moment of a local time, in ms. */
  const momentOf = (shown: number): number => {
    // Twice: the first guess may be on the other side of a daylight saving change.
    const guess = shown - (shownAt(shown) - shown)
    return guess - (shownAt(guess) - shown)
  }

  return { shownAt, momentOf }
}

/** The local day at a moment, `2026-03-02`. */
export const dayAt = (timeZone: string, moment: Date): string =>
  new Date(wallClock(timeZone).shownAt(moment.getTime())).toISOString().slice(0, 10)
