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

/** A figure with its text. */
export const figureOf = (range: Omit<Figure, 'text'>): Figure => ({ ...range, text: figureText(range) })

/** Adds dollar ranges: $225–$275 + $25–$50 = $250–$325. The sum is open if one of them is. */
export const addFigures = (figures: readonly Figure[]): Figure =>
  figureOf({
    from: figures.reduce((sum, { from }) => sum + from, 0),
    to: figures.reduce((sum, { to }) => sum + to, 0),
    open: figures.some(({ open }) => open),
    unit: 'dollars',
  })

/** Multiplies a range by the number of payments. */
export const timesFigure = (figure: Figure, times: number): Figure =>
  figureOf({ ...figure, from: figure.from * times, to: figure.to * times })

/** The same range without an upper limit: "and up". */
export const openFigure = (figure: Figure): Figure => figureOf({ ...figure, open: true })
