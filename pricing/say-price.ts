import { addFigures } from './figure-text.ts'
import { fill } from './fill.ts'
import type { Job, JobPlan, Note, Offer, Part, PartId, Price, Refusal, Unpriced } from './job.ts'

/** The words for prices in one language: `price-words.yaml`. */
export type PriceWords = Readonly<
  Record<'range' | 'andUp' | 'aYear' | 'aVisit' | 'sum' | 'times' | 'townRead', string>
> & {
  parts: Readonly<Record<PartId, string>>
  /** A note that names a figure which the business does not have is left out. */
  notes: Readonly<Partial<Record<Note, string>>>
  job: Readonly<Record<'panels' | 'windows' | 'storeys' | 'outside', string>> & {
    /** Also those of the owner's own work, by its name in the price list. */
    services: Readonly<Record<Offer, string> & Record<string, string>>
    plans: Readonly<Record<JobPlan, string>>
  }
  unpriced: Readonly<Record<Unpriced, string>>
  refused: Readonly<Record<Refusal, string>>
}

type Said = {
  /** The range, with "and up" if open. Undefined when there is no price. */
  range?: string
  /** The range, with "a year" for a plan: `$300–$375`. Undefined when there is no price. */
  total?: string
  /** The parts and their sum, if there are several: `$275–$325 for the panels + $25–$50 travel = $300–$375`. */
  sum?: string
  /** Sentences to show beside the price. */
  notes: string[]
}

const sayRange = (figure: Part['figure'], words: PriceWords): string =>
  figure.open ? fill(words.andUp, { range: figure.text.replace('+', '') }) : fill(words.range, { range: figure.text })

const sayPart = ({ id, times, each }: Part, words: PriceWords, town: string): string => {
  const range = times > 1 ? fill(words.times, { times, range: each.text }) : each.text
  return fill(words.parts[id], { range, town })
}

/** A note as a list: empty where it names a figure that the business does not have. */
export const notesOf = (note: Note, { notes }: Pick<PriceWords, 'notes'>): string[] => {
  const said = notes[note]
  return said === undefined ? [] : [said]
}

/** A price in the words of one language. The caller chooses what to show, and in which order. */
export const sayPrice = (price: Price, { town = '', panels, size }: Job, words: PriceWords): Said => {
  if (price.kind === 'refused') return { notes: [words.refused[price.reason]] }
  const single = price.kind === 'priced' && price.single ? sayRange(price.single, words) : ''
  const count = String(size ?? panels ?? '')
  const notes = price.notes.flatMap((note) => notesOf(note, words).map((said) => fill(said, { town, single, count })))
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
