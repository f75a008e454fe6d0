const dayMs = 24 * 60 * 60_000

/** Adds days to a date; negative `days` subtract: `2026-02-28` plus 1 is `2026-03-01`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
