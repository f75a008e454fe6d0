import { type Figure, figureText } from './figure-text.ts'

const withText = (range: Omit<Figure, 'text'>): Figure => ({ ...range, text: figureText(range) })

/** Adds dollar ranges: $225–$275 + $25–$50 = $250–$325. The sum is open if one of them is. */
export const addFigures = (figures: readonly Figure[]): Figure =>
  withText({
    from: figures.reduce((sum, { from }) => sum + from, 0),
    to: figures.reduce((sum, { to }) => sum + to, 0),
    open: figures.some(({ open }) => open),
    unit: 'dollars',
  })

/** Multiplies a range by the number of payments. */
export const timesFigure = (figure: Figure, times: number): Figure =>
  withText({ ...figure, from: figure.from * times, to: figure.to * times })

/** The same range without an upper limit: "and up". */
export const openFigure = (figure: Figure): Figure => withText({ ...figure, open: true })
