import type { Job, Refusal } from './job.ts'
import { mostPanels } from './panels.ts'
import { isClockTime } from './premium.ts'
import type { PriceList } from './price-list.ts'
import { weekdays } from './weekdays.ts'

const isCount = (count: number | undefined): boolean => count === undefined || (Number.isInteger(count) && count > 0)

/** The reason why a job cannot be priced; undefined when it can. */
export const refuseJob = (job: Job, { towns, closedDays }: PriceList): Refusal | undefined => {
  const { panels, windows, storeys, town, day, time } = job
  if (panels === 0) return 'noPanels'
  if (!isCount(panels)) return 'panelsUnclear'
  if (panels !== undefined && panels > mostPanels) return 'tooManyPanels'
  if (!isCount(windows)) return 'windowsUnclear'
  if (!isCount(storeys)) return 'storeysUnclear'
  if (town !== undefined && !towns.free.includes(town) && !towns.fee.includes(town)) return 'townNotListed'
  if (day !== undefined && !weekdays.includes(day)) return 'dayUnclear'
  if (day !== undefined && closedDays.includes(day)) return 'dayClosed'
  if (time !== undefined && !isClockTime(time)) return 'timeUnclear'
  return undefined
}
