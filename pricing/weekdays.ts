/** The days of the week as a job names them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The closed days. `hours` has the keys `mon` to `sun`; null means closed. */
export const closedDaysOf = (hours: Readonly<Record<string, unknown>>): string[] =>
  weekdays.filter((day) => hours[day.slice(0, 3).toLowerCase()] === null)
