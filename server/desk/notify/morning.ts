/** The hour at which a day's follow-ups are told. */
const morningHour = 8

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  })

/** Whether the morning of a day (`2026-03-02`) has come where the business is. */
export const isMorningBy =
  (timeZone: string, now: Date) =>
  (on: string): boolean => {
    const part = new Map<string, string>(
      clockOf(timeZone)
        .formatToParts(now)
        .map(({ type, value }) => [type, value] as const),
    )
    const today = ['year', 'month', 'day'].map((name) => part.get(name)).join('-')
    return on < today || (on === today && Number(part.get('hour')) >= morningHour)
  }
