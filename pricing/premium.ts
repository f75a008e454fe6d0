import type { Job } from './job.ts'
import type { PriceList } from './price-list.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

export const isClockTime = (time: string): boolean => clock.test(time)

/** True for a time on the 24-hour clock that is outside of the normal hours; they end with the hour that they name. */
export const isOutsideHours = ({ rules }: Pick<PriceList, 'rules'>, time: string): boolean =>
  time < rules.premiumBefore || time >= rules.premiumAfter

/** True where the premium is due. It is due once, also for a Sunday at dawn. */
export const isPremiumVisit = (list: Pick<PriceList, 'rules'>, { day, time, isAfterHours }: Job): boolean =>
  day === list.rules.premiumDay || (time === undefined ? isAfterHours === true : isOutsideHours(list, time))
