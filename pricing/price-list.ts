import type { Figure } from './figure-text.ts'
import { closedDaysOf } from './weekdays.ts'

/** Where a drive is free and where it costs the travel fee. A place in neither list is not served. */
export type Towns = { free: readonly string[]; fee: readonly string[] }

/** The prices of `pricing.yaml` from which jobs are counted. A business without panels, plans or windows leaves them out. */
export type JobPrices = {
  solar?: Readonly<Record<'residential' | 'small' | 'medium' | 'large' | 'commercial', Figure>> | undefined
  panels?: Readonly<Record<'small' | 'medium' | 'large' | 'watts', Figure>> | undefined
  plans?: Readonly<Record<'biAnnual' | 'quarterly', Figure>> | undefined
  windows?: { exterior: Figure; bundle?: Figure | undefined } | undefined
  fees: Readonly<Record<'premium' | 'travel', Figure>>
  rules: Readonly<Record<'premiumBefore' | 'premiumAfter' | 'premiumDay', string>>
}

/** All that a price is counted from: the prices, and the towns by what the drive costs. */
export type PriceList = JobPrices & {
  towns: Towns
  /** Days on which the business does not work, in English as a job names them. */
  closedDays: readonly string[]
}

export type PriceSources = {
  pricing: JobPrices
  business: { coreCities: readonly string[]; hours: Readonly<Record<string, unknown>> }
  cities: readonly { name: string }[]
}

/** The price list of a business, as plain data that an island can be handed. A county is no town: its fee depends on where. */
export const priceList = ({ pricing, business, cities }: PriceSources): PriceList => {
  const { solar, panels, plans, windows, fees } = pricing
  const { premiumBefore, premiumAfter, premiumDay } = pricing.rules
  const towns = cities.map(({ name }) => name).filter((name) => !name.endsWith(' County'))
  const free = business.coreCities
  return {
    solar,
    panels,
    plans,
    windows,
    fees,
    rules: { premiumBefore, premiumAfter, premiumDay },
    towns: { free, fee: towns.filter((name) => !free.includes(name)) },
    closedDays: closedDaysOf(business.hours),
  }
}
