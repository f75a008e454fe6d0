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
 * Price words with the names of the owner's own work, and a note with the price of each. A work that is called as a known one in
 * any language, "Gutters, a visit", has its name; any other is called as its page, or else as in the price list.
 */
export const withOwnWork = (
  { pagePriceWords: words, services }: Language,
  all: readonly Language[],
  { visits }: Pick<Pricing, 'visits'>,
  sayText: (value: string) => string,
): Written & { notes: Readonly<Partial<Record<string, string>>>; job: PriceWords['job'] } => {
  const knownAs = (work: string) => {
    const head = work.split(',')[0]?.trim().toLowerCase()
    const isCalled = (job: (typeof sideJobs)[number]) =>
      job === work || all.some(({ pagePriceWords }) => pagePriceWords.job.services[job].toLowerCase() === head)
    return sideJobs.find(isCalled)
  }
  const nameOf = (work: string) => {
    const known = knownAs(work)
    return known
      ? words.job.services[known]
      : (services.find(({ job }) => job === work)?.name ?? sayText(plainName(work)))
  }
  const works = Object.entries(visits).flatMap(([work, price]) => (price ? [{ work, name: nameOf(work), price }] : []))
  const names: PriceWords['job']['services'] = {
    ...Object.fromEntries(works.map(({ work, name }) => [work, name])),
    ...words.job.services,
  }
  const notes = works.map(({ work, name, price }) => [work, fill(words.aVisit, { work: name, range: price.text })])
  return {
    ...words,
    notes: { ...words.notes, ...Object.fromEntries(notes) },
    job: { ...words.job, services: names },
  }
}
