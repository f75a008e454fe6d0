import type { Job } from './job.ts'
import type { PriceList } from './price-list.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

export const isClockTime = (time: string): boolean => clock.test(time)

/** True for a 24-hour time outside normal hours. The closing time itself is outside. */
export const isOutsideHours = ({ rules }: Pick<PriceList, 'rules'>, time: string): boolean =>
  time < rules.premiumBefore || time >= rules.premiumAfter

/** True when the premium applies. It is charged once, even on a Sunday before opening. */
export const isPremiumVisit = (list: Pick<PriceList, 'rules'>, { day, time, isAfterHours }: Job): boolean =>
  day === list.rules.premiumDay || (time === undefined ? isAfterHours === true : isOutsideHours(list, time))
