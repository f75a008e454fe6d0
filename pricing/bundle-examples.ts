import { type Figure, figureOf } from './figure-text.ts'
import type { JobPrices } from './price-list.ts'

const middle = ({ from, to }: Figure): number => (from + to) / 2
const toFive = (dollars: number): number => Math.round(dollars / 5) * 5
const dollars = (amount: number): Figure => figureOf({ from: amount, to: amount, open: false, unit: 'dollars' })

/**
 * One worked example per array size, in dollars. `panels` and `windows` are the middles of the published ranges,
 * `apart` is their sum, and `together` is the sum less the bundle's discount, clamped to the bundle's published range.
 * Undefined when the price list lacks one of these.
 */
export const bundleExamples = ({
  solar,
  windows,
  discounts,
}: Pick<JobPrices, 'solar' | 'windows'> & { discounts: Readonly<Record<string, Figure | null>> }) => {
  const { exterior, bundle } = windows ?? {}
  const { bundleExtra } = discounts
  if (!solar || !exterior || !bundle || !bundleExtra) return undefined
  const example = (visit: Figure) => {
    const panels = toFive(middle(visit))
    const glass = toFive(middle(exterior))
    const off = toFive((panels + glass) * (1 - bundleExtra.from / 100))
    const together = Math.min(Math.max(off, bundle.from), bundle.to)
    return {
      panels: dollars(panels),
      windows: dollars(glass),
      apart: dollars(panels + glass),
      together: dollars(together),
    }
  }
  return { small: example(solar.small), medium: example(solar.medium), large: example(solar.large) }
}
