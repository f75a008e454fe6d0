import { z } from 'zod'
import { groupedDigits } from '../../contract/grouped-digits.ts'

export type Unit = 'dollars' | 'percent' | 'hours' | 'minutes' | 'days' | 'months' | 'panels'

/** One published number or range: `to` equals `from` for a single number; `open` means "and up". */
export type Figure = { from: number; to: number; open: boolean; unit: Unit; text: string }

const pattern = /^(\d+)(?:-(\d+))?(\+)?$/

const say = (from: number, to: number, open: boolean, unit: Unit): string => {
  const sign = unit === 'dollars' ? '$' : ''
  const one = (n: number) => `${sign}${groupedDigits(n)}`
  const range = to === from ? one(from) : `${one(from)}–${one(to)}`
  return `${range}${open ? '+' : ''}${unit === 'percent' ? '%' : ''}`
}

/** A figure as the owner writes it: `175-225`, `26+` or `15`. Parsed once into numbers and its printed form. */
export const figure = (unit: Unit) =>
  z
    .union([z.number(), z.string()])
    .transform(String)
    .refine((text) => pattern.test(text), { error: 'a number such as 15, a range such as 175-225, or 26+' })
    .transform((text): Figure => {
      const [, first = '0', second, plus] = pattern.exec(text) ?? []
      const from = Number(first)
      const to = Number(second ?? first)
      return { from, to, open: plus === '+', unit, text: say(from, to, plus === '+', unit) }
    })
    .refine(({ from, to }) => from <= to, { error: 'a range whose first number is not larger than its second' })
