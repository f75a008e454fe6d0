import type { Figure } from '../content/schema/figures/figure-text.ts'
import type { PriceList } from './price-list.ts'

/** The most panels that a price is counted for; whoever has more is told to call. */
export const mostPanels = 2000

export const isLargeArray = ({ panels }: Pick<PriceList, 'panels'>, count: number | undefined): boolean =>
  panels !== undefined && count !== undefined && count >= panels.large.from

/** The published price of a visit for so many panels at a home; undefined where none is published for so few. */
export const solarVisit = (
  { panels, solar }: Pick<PriceList, 'panels' | 'solar'>,
  count: number,
): Figure | undefined => {
  if (!panels || !solar || count < panels.small.from) return undefined
  if (count >= panels.large.from) return solar.large
  return count >= panels.medium.from ? solar.medium : solar.small
}

/** What a panel is taken to make where the price list says nothing of panels. */
const usualWatts = 400

/** How many panels so many kilowatts are, at the watts of one panel in `pricing.yaml`: 6 kW are about 15. */
export const panelsOfKilowatts = ({ panels }: Pick<PriceList, 'panels'>, kilowatts: number): number =>
  Math.max(1, Math.round((kilowatts * 1000) / (panels?.watts.from ?? usualWatts)))
