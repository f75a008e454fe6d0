import type { Figure } from './figure-text.ts'
import type { PriceList } from './price-list.ts'

/** Most panels that get a price; larger arrays are asked to call. */
export const mostPanels = 2000

/** Published size of an array; undefined below the smallest, or when no sizes are published. */
export const sizeOfArray = ({ panels }: Pick<PriceList, 'panels'>, count: number) => {
  if (!panels || count < panels.small.from) return undefined
  if (count >= panels.large.from) return 'large'
  return count >= panels.medium.from ? 'medium' : 'small'
}

export const isLargeArray = (list: Pick<PriceList, 'panels'>, count: number | undefined): boolean =>
  count !== undefined && sizeOfArray(list, count) === 'large'

/** Published price of a home visit for this many panels; undefined below the smallest size. */
export const solarVisit = (list: Pick<PriceList, 'panels' | 'solar'>, count: number): Figure | undefined => {
  const size = sizeOfArray(list, count)
  return size && list.solar?.[size]
}

/** Watts of a panel when the price list has no panels. */
const usualWatts = 400

/** Watts of one panel. */
export const wattsOf = ({ panels }: Pick<PriceList, 'panels'>): number => panels?.watts.from ?? usualWatts

/** Number of panels for a system of this many kilowatts: 6 kW are about 15. */
export const panelsOfKilowatts = (list: Pick<PriceList, 'panels'>, kilowatts: number): number =>
  Math.max(1, Math.round((kilowatts * 1000) / wattsOf(list)))
