import { z } from 'zod'
import { type KeptEstimate, keptEstimateSchema } from '../../contract/kept-estimate.ts'
import { estimate } from '../../pricing/estimate.ts'
import { readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { sayEstimate } from '../../pricing/say-estimate.ts'
import type { PriceWords } from '../../pricing/say-price.ts'

/** What prices are counted from and said with. */
export type Prices = { rates: Rates; priceWords: PriceWords }

/**
 * The estimate that a request brought, counted again from its job: no price that somebody sent is believed. Undefined where
 * the query names no job that could be priced.
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

/** The estimate among the fields that were kept with a request, if there is one. */
export const keptEstimate = (extra: string): KeptEstimate | undefined => {
  const kept = z.object({ estimate: keptEstimateSchema }).safeParse(JSON.parse(extra))
  return kept.success ? kept.data.estimate : undefined
}
