import type { z } from 'zod'
import { fill } from '../../../pricing/fill.ts'
import { sideJobs } from '../../../pricing/job.ts'
import { plainName } from '../../../pricing/plain-name.ts'
import type { PriceWords } from '../../../pricing/say-price.ts'
import type { Pricing } from '../pricing.ts'
import type { priceWordsSchema } from './price-words.ts'

type Written = z.infer<typeof priceWordsSchema>
type Language = { pagePriceWords: Written; services: readonly { job?: string | undefined; name: string }[] }

/**
 * Price words with the names of the owner's own work, and a note with the price of each. A work is called as its page, or
 * else, if it is a side job, as in the price words, or as in the price list.
 */
export const withOwnWork = (
  { pagePriceWords: words, services }: Language,
  { visits }: Pick<Pricing, 'visits'>,
  sayText: (value: string) => string,
): Written & { notes: Readonly<Partial<Record<string, string>>>; job: PriceWords['job'] } => {
  const nameOf = (work: string) => {
    const known = sideJobs.find((job) => job === work)
    const page = services.find(({ job }) => job === work)?.name
    return page ?? (known ? words.job.services[known] : sayText(plainName(work)))
  }
  const works = Object.entries(visits).flatMap(([work, price]) => (price ? [{ work, name: nameOf(work), price }] : []))
  const names: PriceWords['job']['services'] = {
    ...words.job.services,
    ...Object.fromEntries(works.map(({ work, name }) => [work, name])),
  }
  const notes = works.map(({ work, name, price }) => [work, fill(words.aVisit, { work: name, range: price.text })])
  return {
    ...words,
    notes: { ...words.notes, ...Object.fromEntries(notes) },
    job: { ...words.job, services: names },
  }
}
