import type { Figure } from './figure-text.ts'

export const services = ['solar', 'windows', 'both', 'screens', 'commercial'] as const
export type JobService = (typeof services)[number]

export const plans = ['once', 'biAnnual', 'quarterly'] as const
export type JobPlan = (typeof plans)[number]

/** Work that can be asked for beside a service and has no published price. */
export const extras = ['insideGlass', 'screens', 'gutters', 'pressureWashing'] as const
export type JobExtra = (typeof extras)[number]

/** One job at one address. `both` is panels and outside windows in one visit, at the bundle price. */
export type Job = {
  service: JobService
  /** How many panels; left out where it is not known. */
  panels?: number | undefined
  /** The range that was chosen in place of a count, as it is printed: `16–25`. `panels` is then its smallest. */
  size?: string | undefined
  /** How many windows. They are priced by the visit, so the count changes no figure. */
  windows?: number | undefined
  storeys?: number | undefined
  /** A town as `content/` spells it; left out where it is not known. */
  town?: string | undefined
  /** The English name of a weekday: `Sunday`. */
  day?: string | undefined
  /** A time on the 24-hour clock: `06:30`. */
  time?: string | undefined
  /** True where somebody asked for an hour outside of the normal ones without naming it. */
  isAfterHours?: boolean | undefined
  plan?: JobPlan | undefined
  extras?: readonly JobExtra[] | undefined
}

export const partIds = [
  'solarVisit',
  'windowsVisit',
  'bundleVisit',
  'commercialVisit',
  'biAnnualPlan',
  'quarterlyPlan',
  'travel',
  'premium',
] as const
export type PartId = (typeof partIds)[number]

/** One line of a price. `figure` is `each` times `times`: a fee is paid for every visit of a plan. */
export type Part = { id: PartId; times: number; each: Figure; figure: Figure }

/** What has to be said beside a price, with the extras; `content/<language>/price-words.yaml` says each. */
export const noteIds = [
  'panelsUnknown',
  'largeArray',
  'windowsBySize',
  'townUnknown',
  'noTravelFee',
  'normalDay',
  'planForPanels',
  'windowsOnceInPlan',
  'commercialBySize',
  'commercialContract',
  'commercialWindows',
  'bundleSmall',
  'bundleMedium',
  'bundleLarge',
  'bundleSaving',
  'planSaving',
  'planSavingCounted',
] as const
export type Note = (typeof noteIds)[number] | JobExtra

export const unpricedReasons = ['notOffered', 'screens', 'commercialWindows', 'fewPanels'] as const
export type Unpriced = (typeof unpricedReasons)[number]

export const refusals = [
  'serviceUnclear',
  'noPanels',
  'panelsUnclear',
  'tooManyPanels',
  'kilowattsUnclear',
  'windowsUnclear',
  'storeysUnclear',
  'townNotListed',
  'zipNotListed',
  'dayClosed',
  'dayUnclear',
  'timeUnclear',
] as const
export type Refusal = (typeof refusals)[number]

/**
 * What a job costs, in dollars: by visit, or by year where `visits` is more than one. `range` is always the sum of
 * `parts`; an open range means "and up". `single` is what one visit of a package would cost alone. `unpriced`: the business
 * publishes no figure. `refused`: the job cannot be read.
 */
export type Price =
  | {
      kind: 'priced'
      range: Figure
      visits: number
      parts: readonly Part[]
      notes: readonly Note[]
      single?: Figure | undefined
    }
  | { kind: 'unpriced'; reason: Unpriced; notes: readonly Note[] }
  | { kind: 'refused'; reason: Refusal }
