import type { Estimate } from './estimate.ts'
import { fill } from './fill.ts'
import type { Job } from './job.ts'
import type { PriceWords } from './say-price.ts'

const counted = (text: string, count: number | string | undefined) =>
  count === undefined ? [] : [fill(text, { count })]

/** What is cleaned: "Solar panels". */
export const sayWork = ({ service }: Pick<Job, 'service'>, { job }: Pick<PriceWords, 'job'>): string =>
  job.services[service] ?? service

/** A job in one line: `20 panels, Gambier, four times a year`. A single visit and the word for counted panels go without saying. */
export const sayJob = (
  { service, panels, size, windows, storeys, town, plan, isAfterHours }: Job,
  { job }: PriceWords,
): string =>
  [
    ...(service === 'solar' && panels !== undefined ? [] : [sayWork({ service }, { job })]),
    ...counted(job.panels, size ?? panels),
    ...counted(job.windows, windows),
    ...counted(job.storeys, storeys),
    ...(town === undefined ? [] : [town]),
    ...(plan === undefined || plan === 'once' ? [] : [job.plans[plan].toLowerCase()]),
    ...(isAfterHours ? [job.outside] : []),
  ].join(', ')

/** An estimate in one line, for a quote request: the job, and its range or why there is none. */
export const sayEstimate = (estimate: Exclude<Estimate, { kind: 'refused' }>, words: PriceWords): string =>
  `${sayJob(estimate.job, words)}: ${estimate.kind === 'priced' ? estimate.total : estimate.reason}`
