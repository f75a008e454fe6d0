import type { Figure } from './figure-text.ts'

export const services = ['solar', 'windows', 'both', 'screens', 'commercial'] as const
export type JobService = (typeof services)[number]

/** Work of the owner's own with one price a visit, by its name in `pricing.yaml`: "Gutters". */
export type OwnWork = string & Record<never, never>

export const plans = ['once', 'biAnnual', 'quarterly'] as const
export type JobPlan = (typeof plans)[number]

/** Work that a town card can offer without a page of its own. */
export const sideJobs = ['gutters', 'pressureWashing'] as const
/** Everything that a service page or a town card can offer. */
export const offers = [...services, ...sideJobs] as const
export type Offer = (typeof offers)[number]

/** Work beside a service that has no published price. */
export const extras = ['insideGlass', 'screens', ...sideJobs] as const
export type JobExtra = (typeof extras)[number]

/** One job at one address. `both` means panels and outside windows in one visit, at the bundle price. */
export type Job = {
  service: JobService | OwnWork
  /** Number of panels; absent when unknown. */
  panels?: number | undefined
  /** The size chosen instead of a count, as printed: `16–25`. `panels` is then its lower end. */
  size?: string | undefined
  /** Number of windows. Windows are priced per visit, so this changes no price. */
  windows?: number | undefined
  storeys?: number | undefined
  /** A town as spelled in `content/`; absent when unknown. */
  town?: string | undefined
  /** English name of a weekday: `Sunday`. */
  day?: string | undefined
  /** 24-hour time: `06:30`. */
  time?: string | undefined
  /** True for a visit outside normal hours without an exact time. */
  isAfterHours?: boolean | undefined
  plan?: JobPlan | undefined
  extras?: readonly (JobExtra | OwnWork)[] | undefined
}

export const partIds = [
  'solarVisit',
  'windowsVisit',
  'bundleVisit',
  'commercialVisit',
  'ownVisit',
  'biAnnualPlan',
  'quarterlyPlan',
  'travel',
  'premium',
] as const
export type PartId = (typeof partIds)[number]

/** One line of a price. `figure` is `each` times `times`: a plan pays its fees on every visit. */
export type Part = { id: PartId; times: number; each: Figure; figure: Figure }

/** Notes shown beside a price, together with the extras. Texts: `content/<language>/price-words.yaml`. */
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
export type Note = (typeof noteIds)[number] | JobExtra | OwnWork

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
 * Price of a job in dollars: per visit, or per year when `visits` is more than one. `range` is always the sum of
 * `parts`; an open range means "and up". `single` is the price of one visit of a plan. `unpriced`: no price is
 * published. `refused`: the job cannot be read.
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
