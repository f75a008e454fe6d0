import type { Estimate } from './estimate.ts'
import { sayJob } from './say-job.ts'
import type { PriceWords } from './say-price.ts'

/** An estimate in one line, for a quote request: the job, and its range or why there is none. */
export const sayEstimate = (estimate: Exclude<Estimate, { kind: 'refused' }>, words: PriceWords): string =>
  `${sayJob(estimate.job, words)}: ${estimate.kind === 'priced' ? estimate.total : estimate.reason}`
