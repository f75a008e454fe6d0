/** Formats a time in the business's time zone: `full` with the weekday, `medium` for lists. */
export const localTime = (timeZone: string, language: string, dateStyle: 'full' | 'medium') => {
  const format = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone })
  // Terminals and mail programs show a plain space more reliably than the narrow space of Intl.
  return (moment: Date): string => format.format(moment).replace(/\u202F/g, ' ')
}
