/** The days of the week as a job names them. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Those on which a business is closed. `hours` names a day by its first three letters, and null says that it is closed. */
export const closedDaysOf = (hours: Readonly<Record<string, unknown>>): string[] =>
  weekdays.filter((day) => hours[day.slice(0, 3).toLowerCase()] === null)
