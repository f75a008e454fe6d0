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
  fees: Readonly<Record<'premium' | 'travel', Figure>>
  rules: Readonly<Record<'premiumBefore' | 'premiumAfter' | 'premiumDay', string>>
  /** Work that is not offered now, whatever its prices. */
  notOffered?: readonly Offer[] | undefined
}

/** Everything a price depends on: prices, towns by travel fee, closed days. */
export type PriceList = JobPrices & {
  towns: Towns
  /** English names of the days on which the business is closed. */
  closedDays: readonly string[]
}

export type PriceSources = {
  pricing: JobPrices
  business: { coreCities: readonly string[]; hours: Readonly<Record<string, unknown>> }
  cities: readonly { name: string }[]
}

/**
 * The price list of a business, as plain data for an island. Counties are left out, because travel within one varies.
 */
export const priceList = ({ pricing, business, cities }: PriceSources): PriceList => {
  const { solar, panels, plans, windows, fees, notOffered } = pricing
  const { premiumBefore, premiumAfter, premiumDay } = pricing.rules
  const towns = cities.map(({ name }) => name).filter((name) => !name.endsWith(' County'))
  const free = business.coreCities
  const fee = towns.filter((name) => !free.includes(name))
  return {
    solar,
    panels,
    plans,
    windows,
    fees,
    ...(notOffered && { notOffered }),
    rules: { premiumBefore, premiumAfter, premiumDay },
    towns: fees.travel.to > 0 ? { free, fee } : { free: [...free, ...fee], fee: [] },
    closedDays: closedDaysOf(business.hours),
  }
}
