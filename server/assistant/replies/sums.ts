import type { Figure } from '../../../content/schema/figure.ts'
import { groupedDigits } from '../../../contract/grouped-digits.ts'

/** Adds published ranges: $225–$275 and $25–$50 make $250–$325. */
export const addFigures = (figures: readonly Figure[]): string => {
  const from = figures.reduce((sum, figure) => sum + figure.from, 0)
  const to = figures.reduce((sum, figure) => sum + figure.to, 0)
  const dollars = (amount: number) => `$${groupedDigits(amount)}`
  const range = from === to ? dollars(from) : `${dollars(from)}–${dollars(to)}`
  return figures.some(({ open }) => open) ? `${range}+` : range
}
