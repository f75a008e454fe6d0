import { type Figure, figureText } from './figure-text.ts'

const withText = (range: Omit<Figure, 'text'>): Figure => ({ ...range, text: figureText(range) })

/** Adds ranges in dollars: $225–$275 and $25–$50 make $250–$325. The sum is open where one of them is. */
export const addFigures = (figures: readonly Figure[]): Figure =>
  withText({
    from: figures.reduce((sum, { from }) => sum + from, 0),
    to: figures.reduce((sum, { to }) => sum + to, 0),
    open: figures.some(({ open }) => open),
    unit: 'dollars',
  })

/** A range as often as it is paid. */
export const timesFigure = (figure: Figure, times: number): Figure =>
  withText({ ...figure, from: figure.from * times, to: figure.to * times })

/** The same range without a ceiling: "and up". */
export const openFigure = (figure: Figure): Figure => withText({ ...figure, open: true })
