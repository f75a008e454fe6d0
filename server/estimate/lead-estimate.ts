import { z } from 'zod'
import { type KeptEstimate, keptEstimateSchema } from '../../contract/kept-estimate.ts'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { sayEstimate } from '../../pricing/say-job.ts'
import type { PriceWords } from '../../pricing/say-price.ts'

/** Prices and the words for them. */
export type Prices = { rates: Rates; priceWords: PriceWords }

/**
 * The estimate of a quote request, computed from the job in its query: a price that was sent is never trusted.
 * Undefined if the query has no job that can be priced.
 */
export const estimateOf = (query: string | undefined, { rates, priceWords }: Prices): KeptEstimate | undefined => {
  const answered = estimate(readAnswers(new URLSearchParams(query)), rates, priceWords)
  if (answered.kind === 'refused') return undefined
  const { service, panels, size, windows, town, plan, isAfterHours } = answered.job
  const job = JSON.parse(JSON.stringify({ service, panels: size ?? panels, windows, town, plan, isAfterHours }))
  const said = sayEstimate(answered, priceWords)
  if (answered.kind === 'unpriced') return { said, ...job }
  const { from, to, open } = answered.price.range
  return { said, ...job, low: from, ...(!open && { high: to }) }
}

const withEstimate = z.object({ estimate: keptEstimateSchema })

/** The estimate stored in a lead's `extra`, if any. */
export const keptEstimate = (extra: string): KeptEstimate | undefined => {
  const kept: unknown = JSON.parse(extra)
  // Most leads have none, and a failed parse is slow.
  if (typeof kept !== 'object' || kept === null || !('estimate' in kept)) return undefined
  return withEstimate.safeParse(kept).data?.estimate
}
