import type { EstimateAnswers, EstimateField } from './estimate-answers.ts'
import { fill } from './fill.ts'
import type { Job, Note, Price } from './job.ts'
import { priceJob } from './price-job.ts'
import { type Rates, readJob } from './read-job.ts'
import { notesOf, type PriceWords, sayPrice } from './say-price.ts'

/** One line of the sum: `$25–$50`, `travel to Gambier`. */
export type Line = { range: string; label: string }

/** A range with the lines that add up to it, the reason why there is none, or the answers to correct. */
export type Estimate =
  | {
      kind: 'priced'
      job: Job
      price: Price & { kind: 'priced' }
      /** `range` as shown; `total` adds "a year" to a plan's. */
      range: string
      total: string
      lines: Line[]
      notes: string[]
      beside: string[]
    }
  | { kind: 'unpriced'; job: Job; reason: string }
  | { kind: 'refused'; mistakes: Partial<Record<EstimateField, string>> }

/** True while the visitor has chosen only the service, so the range covers homes of every size. */
export const isUsual = (estimate: Exclude<Estimate, { kind: 'refused' }>): boolean => {
  const { service, panels, windows, storeys, town } = estimate.job
  return (
    estimate.kind === 'priced' &&
    ['solar', 'windows', 'both'].includes(service) &&
    [panels, windows, storeys, town].every((known) => known === undefined)
  )
}

// Work that a visitor might expect to be included in a service, but is not.
const notIn: Readonly<Record<string, readonly Note[]>> = {
  windows: ['insideGlass', 'screens'],
  both: ['insideGlass', 'screens'],
  commercial: ['commercialWindows'],
}

const linesOf = (price: Price & { kind: 'priced' }, { town = '' }: Job, words: PriceWords): Line[] =>
  price.parts.map(({ id, times, each }) => ({
    range: times > 1 ? fill(words.times, { times, range: each.text }) : each.text,
    label: fill(words.parts[id], { range: '', town }).trim(),
  }))

const spellingNotes = ({ town: typed = '' }: EstimateAnswers, { town }: Job, words: PriceWords): string[] => {
  const isRead = town === undefined || /\d/.test(typed) || typed.toLowerCase().startsWith(town.toLowerCase())
  return isRead ? [] : [fill(words.townRead, { typed, town })]
}

/** Estimates the job described in a form, in the words of one language. */
export const estimate = (answers: EstimateAnswers, rates: Rates, words: PriceWords): Estimate => {
  const read = readJob(answers, rates)
  if (read.mistakes) {
    const mistakes = Object.entries(read.mistakes).map(([field, refusal]) => [field, words.refused[refusal]])
    return { kind: 'refused', mistakes: Object.fromEntries(mistakes) }
  }
  const { job } = read
  const price = priceJob(job, rates.list)
  if (price.kind === 'refused') return { kind: 'refused', mistakes: { service: words.refused[price.reason] } }
  if (price.kind === 'unpriced') return { kind: 'unpriced', job, reason: words.unpriced[price.reason] }
  const { range = '', total = '', notes } = sayPrice(price, job, words)
  const beside = (notIn[job.service] ?? []).flatMap((note) => notesOf(note, words))
  return {
    kind: 'priced',
    job,
    price,
    range,
    total,
    lines: linesOf(price, job, words),
    notes: [...spellingNotes(answers, job, words), ...notes],
    beside,
  }
}
