const dayMs = 24 * 60 * 60_000

/** The day so many days after `day`, or before it: `2026-03-01` one day after `2026-02-28`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
