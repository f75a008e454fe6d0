import { priceJob } from '../../../pricing/price-job.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { ContentError } from '../content-error.ts'
import type { Service, WrittenService } from '../service.ts'

/** A service with the price of every job in its table. Throws a `ContentError` for a job without a price. */
export const priceRows = (service: WrittenService, list: PriceList, language: string): Service => {
  const { prices } = service
  if (!prices) return { ...service, prices }
  const rows = prices.rows.map((row, at) => {
    if (!('job' in row)) return row
    const { job, ...shown } = row
    const price = priceJob(job, list)
    if (price.kind === 'priced') return { ...shown, price: price.range.text }
    throw new ContentError({
      path: `${language}/services/${service.slug}.md`,
      field: `prices > rows > item ${at + 1} > job`,
      what: `this job has no published price (${price.reason}): write one that has, or label and price`,
    })
  })
  return { ...service, prices: { ...prices, rows } }
}
