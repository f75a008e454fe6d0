import { z } from 'zod'
import { type Figure, figureText, type Unit } from '../../../pricing/figure-text.ts'

export type { Figure, Unit }

const notFigure = 'a number such as 15, a range such as 10-20, or 26+'
const pattern = /^(\d+)(?:-(\d+))?(\+)?$/

/** A figure as the owner writes it: `175-225`, `26+` or `15`. Parsed into numbers and the printed form. */
export const figure = (unit: Unit) =>
  z
    .union([z.number(), z.string()], { error: notFigure })
    .meta({ format: 'figure' })
    .transform(String)
    .refine((text) => pattern.test(text), { error: notFigure })
    .transform((text): Figure => {
      const [, first = '0', second, plus] = pattern.exec(text) ?? []
      const from = Number(first)
      const to = Number(second ?? first)
      const range = { from, to, open: plus === '+', unit }
      return { ...range, text: figureText(range) }
    })
    .refine(({ from, to }) => from <= to, { error: 'a range whose first number is not larger than its second' })
    .refine(({ to }) => to > 0 || unit !== 'percent', { error: 'a number above 0, or nothing if there is none' })

/** A figure that the business may not have: written empty, it is null, and the texts that name it are left out. */
export const figureOrNone = (unit: Unit) =>
  z
    .union([z.number(), z.string(), z.null()], { error: notFigure })
    .meta({ format: 'figure' })
    .transform((written) => (written === '' ? null : written))
    .pipe(z.nullable(figure(unit)))
