import type { Content } from '../../content/schema/read.ts'
import { type Job, plans, services } from '../../pricing/job.ts'
import { type PriceList, type PriceSources, priceList } from '../../pricing/price-list.ts'
import type { PriceWords } from '../../pricing/say-price.ts'

/** Jobs of the service pages, `both` if both parts are offered, and the owner's own work with a price. */
export const offeredServices = (content: PriceSources & Pick<Content, 'services'>): Job['service'][] => {
  const named = new Set(content.services.map(({ job }) => job))
  return [
    ...services.filter((job) => (job === 'both' ? named.has('solar') && named.has('windows') : named.has(job))),
    ...Object.keys(priceList(content).visits),
  ]
}

// Columns of panels in the picture of each size.
const sizes = [
  { value: 'small', columns: 4 },
  { value: 'medium', columns: 7 },
  { value: 'large', columns: 10 },
] as const

interface FormSources {
  services: readonly Job['service'][]
  list: Pick<PriceList, 'panels' | 'towns'>
  job: PriceWords['job']
  /** Label of a visit within the opening hours. */
  normalHours: string
}

/** Choices of the estimate form. */
export const estimateOptions = ({ services, list: { panels, towns }, job, normalHours }: FormSources) => ({
  services: services.map((value) => ({ value, label: job.services[value] ?? value })),
  sizes: panels ? sizes.map(({ value, columns }) => ({ value, columns, label: panels[value].text })) : [],
  plans: plans.map((value) => ({ value, label: job.plans[value] })),
  hours: [
    { value: 'normal', label: normalHours },
    { value: 'outside', label: job.outside },
  ],
  towns: [...towns.free, ...towns.fee].sort(),
})

export type EstimateOptions = ReturnType<typeof estimateOptions>
