import type { Figure } from './figure-text.ts'
import type { Offer } from './job.ts'
import { closedDaysOf } from './weekdays.ts'

/** Towns with free travel, and towns with the travel fee. All other places are not served. */
export type Towns = { free: readonly string[]; fee: readonly string[] }

/** The prices of `pricing.yaml` that jobs use. A business without panels, plans or windows omits them. */
export type JobPrices = {
  solar?: Readonly<Record<'residential' | 'small' | 'medium' | 'large' | 'commercial', Figure>> | undefined
  panels?: Readonly<Record<'small' | 'medium' | 'large' | 'watts', Figure>> | undefined
  plans?: Readonly<Record<'biAnnual' | 'quarterly', Figure>> | undefined
  windows?: { exterior: Figure; bundle?: Figure | undefined } | undefined
  /** What a visit for other work costs, by its name; null where the owner has emptied it. */
  visits?: Readonly<Record<string, Figure | null>> | undefined
  fees: Readonly<Record<'premium' | 'travel', Figure>>
  rules: Readonly<Record<'premiumBefore' | 'premiumAfter' | 'premiumDay', string>>
  /** Work that is not offered now, whatever its prices. */
  notOffered?: readonly Offer[] | undefined
}

/** Everything a price depends on: prices, towns by travel fee, closed days. */
export type PriceList = Omit<JobPrices, 'visits'> & {
  visits: Readonly<Record<string, Figure>>
  towns: Towns
  /** English names of the days on which the business is closed. */
  closedDays: readonly string[]
}

export type PriceSources = {
  pricing: JobPrices
  business: { coreCities: readonly string[]; hours: Readonly<Record<string, unknown>> }
  cities: readonly { name: string }[]
}

/** What a visit for the owner's own work costs; undefined for any other work. */
export const ownVisit = ({ visits }: Pick<PriceList, 'visits'>, work: string): Figure | undefined =>
  Object.hasOwn(visits, work) ? visits[work] : undefined

/**
 * The price list of a business, as plain data for an island. Counties are left out, because travel within one varies.
 */
export const priceList = ({ pricing, business, cities }: PriceSources): PriceList => {
  const { solar, panels, plans, windows, visits = {}, fees, notOffered = [] } = pricing
  const { premiumBefore, premiumAfter, premiumDay } = pricing.rules
  const towns = cities.map(({ name }) => name).filter((name) => !name.endsWith(' County'))
  const free = business.coreCities
  const fee = towns.filter((name) => !free.includes(name))
  return {
    solar,
    panels,
    plans,
    windows,
    visits: Object.fromEntries(
      Object.entries(visits).flatMap(([name, price]) =>
        price && !notOffered.some((job) => job === name) ? [[name, price]] : [],
      ),
    ),
    fees,
    notOffered,
    rules: { premiumBefore, premiumAfter, premiumDay },
    towns: fees.travel.to > 0 ? { free, fee } : { free: [...free, ...fee], fee: [] },
    closedDays: closedDaysOf(business.hours),
  }
}
