import type { Content } from '../../content/schema/read.ts'
import { type Job, plans, services } from '../../pricing/job.ts'
import { priceJob } from '../../pricing/price-job.ts'
import { type PriceList, type PriceSources, priceList } from '../../pricing/price-list.ts'
import { asksFor } from '../../pricing/read-job.ts'
import type { PriceWords } from '../../pricing/say-price.ts'

/**
 * Jobs of the service pages, `both` if both parts are offered, and the owner's own work. Leaves out what has no price in the
 * price list.
 */
export const offeredServices = (content: PriceSources & Pick<Content, 'services'>): Job['service'][] => {
  const named = new Set(content.services.map(({ job }) => job))
  const list = priceList(content)
  const isPriced = (service: Job['service']) => {
    const price = priceJob({ service }, list)
    return price.kind !== 'unpriced' || price.reason !== 'notOffered'
  }
  return [
    ...services.filter((job) => (job === 'both' ? named.has('solar') && named.has('windows') : named.has(job))),
    ...Object.keys(list.visits),
  ].filter(isPriced)
}

// Columns of panels in the picture of each size.
const sizes = [
  { value: 'small', columns: 4 },
  { value: 'medium', columns: 7 },
  { value: 'large', columns: 10 },
] as const

interface FormSources {
  services: readonly Job['service'][]
  list: Pick<PriceList, 'panels' | 'plans' | 'towns'>
  job: PriceWords['job']
  /** Label of a visit within the opening hours. */
  normalHours: string
}

/** Choices of the estimate form. A list is empty where the form does not ask. */
export const estimateOptions = ({
  services,
  list: { panels, plans: yearly, towns },
  job,
  normalHours,
}: FormSources) => ({
  services: services.map((value) => ({ value, label: job.services[value] ?? value })),
  sizes:
    panels && services.some((service) => asksFor('panels', service))
      ? sizes.map(({ value, columns }) => ({ value, columns, label: panels[value].text }))
      : [],
  plans: yearly ? plans.map((value) => ({ value, label: job.plans[value] })) : [],
  hours: [
    { value: 'normal', label: normalHours },
    { value: 'outside', label: job.outside },
  ],
  towns: [...towns.free, ...towns.fee].sort(),
})

export type EstimateOptions = ReturnType<typeof estimateOptions>
