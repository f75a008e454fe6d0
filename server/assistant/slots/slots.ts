import type { JobPlan, sideJobs } from '../../../pricing/job.ts'

/** `own` is work with a price of the owner's own, named in `works`. */
export type SlotService =
  | 'solar'
  | 'windows'
  | 'screens'
  | (typeof sideJobs)[number]
  | 'insideGlass'
  | 'commercial'
  | 'own'

/**
 * `served` and `county` are ours. The others must not be promised a visit; `nearby` is next to a `town` of ours.
 */
export type SlotPlace = { name: string; kind: 'served' | 'county' | 'nearby' | 'unsure' | 'outside'; town?: string }

/** `fields` means farmland or busy roads nearby. */
export type SlotSetting = 'fields' | 'town' | 'flat' | 'steep'

/** One of several addresses in a message. Their prices are never added up. */
export type SlotSite = { panels: number; town?: string }

/** Everything a message names. Read once, then read-only. */
export type Slots = {
  /** Requested and excluded services ("without the screens"). */
  services: readonly SlotService[]
  without: readonly SlotService[]
  /** The owner's own work with a price, by its name in the price list. */
  works: readonly string[]
  /** "Just the panels": earlier services are dropped. */
  isAlone: boolean
  /** Panels at one address; undefined if unknown, or if `sites` holds them. */
  panels: number | undefined
  /** Counts to price separately: "10, 18 and 28 panels", "15 or 16". */
  alternatives: readonly number[]
  /** Every count of panels in the message. */
  panelCounts: readonly number[]
  /** Known power; `panels` is then an estimate and shown as a sum. */
  kilowatts: number | undefined
  windows: number | undefined
  storeys: number | undefined
  /** Numbers without a unit: "how much for 20". */
  numbers: readonly number[]
  dollars: readonly number[]
  places: readonly SlotPlace[]
  /** Surroundings or tilt of the panels that affect how often they are washed. */
  setting: SlotSetting | undefined
  /** English names of weekdays for `pricing/`; a weekend is both days. */
  days: readonly string[]
  /** The day, however named, is a day off; undefined if none was named. */
  isDayOff: boolean | undefined
  relativeDay: 'today' | 'tomorrow' | undefined
  /** 24-hour time. */
  time: string | undefined
  /** Undefined if no hour was named. */
  isAfterHours: boolean | undefined
  /** `other` is an interval without a price: monthly, every two weeks. */
  plans: readonly (JobPlan | 'other')[]
  /** Number of houses: "both houses". */
  houses: number | undefined
  sites: readonly SlotSite[]
}
