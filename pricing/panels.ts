import type { Figure } from './figure-text.ts'
import type { PriceList } from './price-list.ts'

/** The most panels that a price is counted for; whoever has more is told to call. */
export const mostPanels = 2000

/** Which of the published sizes so many panels are; undefined for fewer, and where no sizes are published. */
export const sizeOfArray = ({ panels }: Pick<PriceList, 'panels'>, count: number) => {
  if (!panels || count < panels.small.from) return undefined
  if (count >= panels.large.from) return 'large'
  return count >= panels.medium.from ? 'medium' : 'small'
}

export const isLargeArray = (list: Pick<PriceList, 'panels'>, count: number | undefined): boolean =>
  count !== undefined && sizeOfArray(list, count) === 'large'

/** The published price of a visit for so many panels at a home; undefined where none is published for so few. */
export const solarVisit = (list: Pick<PriceList, 'panels' | 'solar'>, count: number): Figure | undefined => {
  const size = sizeOfArray(list, count)
  return size && list.solar?.[size]
}

/** What a panel is taken to make where the price list says nothing of panels. */
const usualWatts = 400

/** How many panels so many kilowatts are, at the watts of one panel in `pricing.yaml`: 6 kW are about 15. */
export const panelsOfKilowatts = ({ panels }: Pick<PriceList, 'panels'>, kilowatts: number): number =>
  Math.max(1, Math.round((kilowatts * 1000) / (panels?.watts.from ?? usualWatts)))
