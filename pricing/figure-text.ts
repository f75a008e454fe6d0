import { groupedDigits } from './grouped-digits.ts'

export type Unit = 'dollars' | 'percent' | 'hours' | 'minutes' | 'days' | 'months' | 'panels' | 'watts'

/** One published number or range: `to` equals `from` for a single number; `open` means "and up". */
export type Figure = { from: number; to: number; open: boolean; unit: Unit; text: string }

/** A range as printed: `$175–$225`, `$275–$350+`, `10–25%`. */
export const figureText = ({ from, to, open, unit }: Omit<Figure, 'text'>): string => {
  const sign = unit === 'dollars' ? '$' : ''
  const one = (n: number) => `${sign}${groupedDigits(n)}`
  const range = to === from ? one(from) : `${one(from)}–${one(to)}`
  return `${range}${open ? '+' : ''}${unit === 'percent' ? '%' : ''}`
}
