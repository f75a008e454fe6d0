/** How money, days and times read in a language of the site, in the business's country. */
export const sayIn = (language: string, country: string) => {
  const locale = `${language}-${country}`
  const shown = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(moment))
  return {
    /** Cents as `$340` or `$340.50`. */
    money: (cents: number): string =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
    /** `2026-12-01` as `Tuesday, December 1`. */
    day: (date: string): string => shown(date, { weekday: 'long', month: 'long', day: 'numeric' }),
    /** `08:00` as `8 AM`, `08:30` as `8:30 AM`. */
    clock: (time: string): string =>
      shown(`2000-01-01T${time}:00Z`, {
        hour: 'numeric',
        ...(!time.endsWith(':00') && { minute: '2-digit' }),
      }).replace(/\u202F/g, '\u00A0'),
  }
}

export type SayIn = ReturnType<typeof sayIn>
