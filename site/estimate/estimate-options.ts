import type { Content } from '../../content/schema/read.ts'
import { plans, services } from '../../pricing/job.ts'
import { priceList } from '../../pricing/price-list.ts'

type Needed = Pick<Content, 'business' | 'pricing' | 'cities' | 'pagePriceWords' | 'estimatePage' | 'services'>

/** Jobs of the service pages, and `both` if both parts are offered. */
const offered = (content: Pick<Needed, 'services'>) => {
  const named = new Set(content.services.map(({ job }) => job))
  return services.filter((job) => (job === 'both' ? named.has('solar') && named.has('windows') : named.has(job)))
}

// Columns of panels in the picture of each size.
const sizes = [
  { value: 'small', columns: 4 },
  { value: 'medium', columns: 7 },
  { value: 'large', columns: 10 },
] as const

/** Choices of the estimate form. */
export const estimateOptions = (content: Needed) => {
  const { job } = content.pagePriceWords
  const { panels } = content.pricing
  const { free, fee } = priceList(content).towns
  const { hours } = content.estimatePage.words.fields
  return {
    services: offered(content).map((value) => ({ value, label: job.services[value] })),
    sizes: panels ? sizes.map(({ value, columns }) => ({ value, columns, label: panels[value].text })) : [],
    plans: plans.map((value) => ({ value, label: job.plans[value] })),
    hours: [
      { value: 'normal', label: hours.normal },
      { value: 'outside', label: job.outside },
    ],
    towns: [...free, ...fee].toSorted(),
  }
}

export type EstimateOptions = ReturnType<typeof estimateOptions>
