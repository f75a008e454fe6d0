import type { Unpriced } from '../../../pricing/job.ts'
import { priceJob } from '../../../pricing/price-job.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { ContentError } from '../content-error.ts'
import type { Service, WrittenService } from '../service.ts'

// These have a price again once the owner enters it.
const emptied: readonly string[] = ['notOffered', 'fewPanels'] satisfies Unpriced[]

/**
 * A service with the price of every job in its table, without the rows whose price the owner took out of the price list.
 * Throws a `ContentError` for a job that never has a price.
 */
export const priceRows = (service: WrittenService, list: PriceList, language: string): Service => {
  const { prices } = service
  if (!prices) return { ...service, prices }
  const rows = prices.rows.flatMap((row, at) => {
    if (!('job' in row)) return row
    const { job, ...shown } = row
    const price = priceJob(job, list)
    if (price.kind === 'priced') return { ...shown, price: price.range.text }
    if (emptied.includes(price.reason)) return []
    throw new ContentError({
      path: `${language}/services/${service.slug}.md`,
      field: `prices > rows > item ${at + 1} > job`,
      what: `this job has no published price (${price.reason}): write one that has, or label and price`,
    })
  })
  return { ...service, prices: rows.length > 0 ? { ...prices, rows } : undefined }
}
