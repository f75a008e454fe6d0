import type { JobPlan } from '../../../pricing/job.ts'

export type SlotService = 'solar' | 'windows' | 'screens' | 'gutters' | 'pressureWashing' | 'insideGlass' | 'commercial'

/** `served` and `county` are ours; of `unsure` places and those `outside` nobody should be promised a visit. */
export type SlotPlace = { name: string; kind: 'served' | 'county' | 'unsure' | 'outside' }

export type SlotOwner = 'own' | 'other'

/** `fields` for farmland and busy roads next door. */
export type SlotSetting = 'fields' | 'town' | 'flat' | 'steep'

/** One of several addresses in a message. Their prices are never added up. */
export type SlotSite = { panels: number; town?: string; owner?: SlotOwner }

/** All that a message names, read once. Later steps only read it. */
export type Slots = {
  /** What is to be cleaned, and what is ruled out ("without the screens"). */
  services: readonly SlotService[]
  without: readonly SlotService[]
  /** "Just the panels": what was named before is no longer wanted. */
  isAlone: boolean
  /** Panels at one address; undefined where none are counted, where the visitor is unsure, or where `sites` holds them. */
  panels: number | undefined
  /** Counts of which each is to be priced: "10, 18 and 28 panels", "15 or 16". */
  alternatives: readonly number[]
  /** Each count of panels as it was said. */
  panelCounts: readonly number[]
  /** Where only the power is known: `panels` is then an estimate, to be shown as a sum. */
  kilowatts: number | undefined
  windows: number | undefined
  storeys: number | undefined
  /** Counts without a unit: "how much for 20". */
  numbers: readonly number[]
  dollars: readonly number[]
  places: readonly SlotPlace[]
  /** What lies around the panels, or how they stand, where it changes how often they are washed. */
  setting: SlotSetting | undefined
  /** English names of weekdays, as `pricing/` takes them; a weekend is both of its days. */
  days: readonly string[]
  relativeDay: 'today' | 'tomorrow' | undefined
  date: { month: number; day?: number } | undefined
  /** On the 24-hour clock. */
  time: string | undefined
  /** Undefined where no hour was named. */
  isAfterHours: boolean | undefined
  /** `other` for a rhythm that is on no price list: monthly, every two weeks. */
  plans: readonly (JobPlan | 'other')[]
  owners: readonly SlotOwner[]
  /** How many houses, where they are counted: "both houses". */
  houses: number | undefined
  sites: readonly SlotSite[]
}
