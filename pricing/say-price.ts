import { fill } from '../content/fill.ts'
import type { PriceWords } from '../content/schema/figures/price-words.ts'
import { addFigures } from './add-figures.ts'
import type { Job, Part, Price } from './job.ts'

type Said = {
  /** The range alone, with "and up" where it is open. Undefined where there is none. */
  range?: string
  /** The range, with "and up" where it is open and "a year" where it is one: `$300–$375`. Undefined where there is none. */
  total?: string
  /** The parts and what they come to, where there are several: `$275–$325 for the panels + $25–$50 travel = $300–$375`. */
  sum?: string
  /** What is said beside it, a sentence each. */
  notes: string[]
}

const sayRange = (figure: Part['figure'], words: PriceWords): string =>
  figure.open ? fill(words.andUp, { range: figure.text.replace('+', '') }) : fill(words.range, { range: figure.text })

const sayPart = ({ id, times, each }: Part, words: PriceWords, town: string): string => {
  const range = times > 1 ? fill(words.times, { times, range: each.text }) : each.text
  return fill(words.parts[id], { range, town })
}

/** A price in the words of one language. What is told first and what is left out is for the caller to choose. */
export const sayPrice = (price: Price, { town = '', panels, size }: Job, words: PriceWords): Said => {
  if (price.kind === 'refused') return { notes: [words.refused[price.reason]] }
  const single = price.kind === 'priced' && price.single ? sayRange(price.single, words) : ''
  const count = String(size ?? panels ?? '')
  const notes = price.notes.map((note) => fill(words.notes[note], { town, single, count }))
  if (price.kind === 'unpriced') return { notes: [words.unpriced[price.reason], ...notes] }
  const range = sayRange(price.range, words)
  const total = price.visits > 1 ? fill(words.aYear, { total: range }) : range
  if (price.parts.length < 2) return { range, total, notes }
  const parts = price.parts.map((part) => sayPart(part, words, town)).join(' + ')
  return {
    range,
    total,
    sum: fill(words.sum, { parts, total: addFigures(price.parts.map(({ figure }) => figure)).text }),
    notes,
  }
}
