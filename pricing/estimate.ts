import type { PriceWords } from '../content/schema/figures/price-words.ts'
import type { EstimateAnswers, EstimateField } from './estimate-answers.ts'
import type { Job, JobExtra, JobService, Price } from './job.ts'
import { priceJob } from './price-job.ts'
import { type Rates, readJob } from './read-job.ts'
import { sayPrice } from './say-price.ts'

/** One line of a shown sum: `$25–$50`, `travel to Gambier`. */
export type Line = { range: string; label: string }

/** What a visitor reads: a range with the lines that it is the sum of, why there is none, or what to correct. */
export type Estimate =
  | {
      kind: 'priced'
      job: Job
      price: Price & { kind: 'priced' }
      total: string
      lines: Line[]
      notes: string[]
      beside: string[]
    }
  | { kind: 'unpriced'; job: Job; reason: string; beside: string[] }
  | { kind: 'refused'; mistakes: Partial<Record<EstimateField, string>> }

// What is asked for with a service, and is in no published price.
const notIn: Readonly<Record<JobService, readonly JobExtra[]>> = {
  solar: ['gutters', 'pressureWashing'],
  windows: ['insideGlass', 'screens'],
  both: ['insideGlass', 'screens'],
  screens: [],
  commercial: ['insideGlass', 'pressureWashing'],
}

const linesOf = (price: Price & { kind: 'priced' }, { town = '' }: Job, words: PriceWords): Line[] =>
  price.parts.map(({ id, times, each }) => ({
    range: times > 1 ? words.times.replace('{times}', String(times)).replace('{range}', each.text) : each.text,
    label: words.parts[id].replace('{range}', '').replace('{town}', town).trim(),
  }))

/** What a job costs that somebody described in a form, in the words of one language. */
export const estimate = (answers: EstimateAnswers, rates: Rates, words: PriceWords): Estimate => {
  const read = readJob(answers, rates)
  if (read.mistakes) {
    const mistakes = Object.entries(read.mistakes).map(([field, refusal]) => [field, words.refused[refusal]])
    return { kind: 'refused', mistakes: Object.fromEntries(mistakes) }
  }
  const { job } = read
  const price = priceJob(job, rates.list)
  const beside = notIn[job.service].map((extra) => words.notes[extra])
  if (price.kind === 'refused') return { kind: 'refused', mistakes: { service: words.refused[price.reason] } }
  if (price.kind === 'unpriced') return { kind: 'unpriced', job, reason: words.unpriced[price.reason], beside }
  const { total = '', notes } = sayPrice(price, job, words)
  return { kind: 'priced', job, price, total, lines: linesOf(price, job, words), notes, beside }
}
