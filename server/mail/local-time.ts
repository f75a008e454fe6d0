/** Writes moments as a clock in the business's time zone shows them: `full` with the weekday, `medium` for lists. */
export const localTime = (timeZone: string, language: string, dateStyle: 'full' | 'medium') => {
  const locale = language === 'en' ? 'en-US' : language
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone })
  // Terminals and mail programs show a plain space more reliably than the narrow one that Intl writes.
  return (moment: Date): string => format.format(moment).replace(/\u202F/g, ' ')
}
