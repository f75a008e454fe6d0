/** How money, days and times read in a language of the site, in the business's country. */
export const sayIn = (language: string, country: string) => {
  const locale = `${language}-${country}`
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  const clock = (time: string) =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      ...(time.endsWith(':00') ? {} : { minute: '2-digit' }),
      timeZone: 'UTC',
    }).format(new Date(`2000-01-01T${time}:00Z`))
  return {
    /** Cents as `$340` or `$340.50`. */
    money: (cents: number): string =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
    /** `2026-12-01` as `Tuesday, December 1`. */
    day: (date: string): string => day.format(new Date(`${date}T00:00:00Z`)),
    /** `08:00` as `8 AM`, `08:30` as `8:30 AM`. */
    clock: (time: string): string => clock(time).replace(/\u202F/g, '\u00A0'),
  }
}

export type SayIn = ReturnType<typeof sayIn>
