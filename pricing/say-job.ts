import type { Estimate } from './estimate.ts'
import { fill } from './fill.ts'
import type { Job } from './job.ts'
import type { PriceWords } from './say-price.ts'

const counted = (text: string, count: number | string | undefined) =>
  count === undefined ? [] : [fill(text, { count })]

/** A job in one line: `Solar panels, 20 panels, Gambier, Four times a year`. */
export const sayJob = (
  { service, panels, size, windows, storeys, town, plan, isAfterHours }: Job,
  { job }: PriceWords,
): string =>
  [
    job.services[service],
    ...counted(job.panels, size ?? panels),
    ...counted(job.windows, windows),
    ...counted(job.storeys, storeys),
    ...(town === undefined ? [] : [town]),
    ...(plan === undefined ? [] : [job.plans[plan]]),
    ...(isAfterHours ? [job.outside] : []),
  ].join(', ')

/** An estimate in one line, for a quote request: the job, and its range or why there is none. */
export const sayEstimate = (estimate: Exclude<Estimate, { kind: 'refused' }>, words: PriceWords): string =>
  `${sayJob(estimate.job, words)}: ${estimate.kind === 'priced' ? estimate.total : estimate.reason}`
