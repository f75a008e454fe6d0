import { extras, type Job, type JobPlan } from '../../../pricing/job.ts'
import type { SlotPlace, SlotSite, Slots } from '../slots/slots.ts'

/** The single place to price for; undefined if none or several are named. */
export const placeOf = ({ places }: Slots): SlotPlace | undefined => (places.length === 1 ? places[0] : undefined)

/** Houses of a job in several places: those with counts, or the same number of panels in each town. */
export const sitesOf = ({ sites, places, panels }: Slots): readonly SlotSite[] => {
  if (sites.length > 1) return sites
  const served = places.filter(({ kind }) => kind === 'served')
  return served.length > 1 && panels !== undefined ? served.map(({ name }) => ({ panels, town: name })) : []
}

/** From this many panels an array is no home's, beside fields from fewer. */
const leastCommercial = 100
const leastFarm = 50

/** The service to price; undefined if none with a price is named. */
export const serviceOf = ({
  services,
  panels,
  alternatives,
  windows,
  kilowatts,
  plans,
  sites,
  setting,
  works,
}: Slots): Job['service'] | undefined => {
  const isPackage = plans.includes('biAnnual') || plans.includes('quarterly')
  const hasPanels =
    services.includes('solar') ||
    panels !== undefined ||
    alternatives.length + sites.length > 0 ||
    kilowatts !== undefined
  const hasWindows = services.includes('windows') || services.includes('insideGlass') || windows !== undefined
  const least = setting === 'fields' ? leastFarm : leastCommercial
  if (services.includes('commercial') || (panels ?? 0) >= least) return 'commercial'
  if (hasPanels && hasWindows) return 'both'
  if (hasPanels) return 'solar'
  if (hasWindows) return 'windows'
  if (services.length === 0 && isPackage) return 'solar'
  return services.includes('screens') ? 'screens' : works[0]
}

const isPlan = (plan: Slots['plans'][number]): plan is JobPlan => plan !== 'other'

/** A business asking about windows without a count: then the array must not be priced. */
const isOfGlass = ({ services, panels }: Slots): boolean =>
  services.includes('commercial') && services.includes('windows') && !services.includes('solar') && panels === undefined

/** The job in these slots for `pricing/`. Omits places that are not served. */
export const jobOf = (slots: Slots, service: Job['service']): Job => {
  const place = placeOf(slots)
  return {
    service,
    panels: slots.panels,
    windows: slots.windows ?? (isOfGlass(slots) ? 1 : undefined),
    storeys: slots.storeys,
    town: place?.kind === 'served' ? place.name : undefined,
    day: slots.days[0],
    time: slots.time,
    isAfterHours: slots.isAfterHours,
    plan: slots.plans.find(isPlan),
    extras: [
      ...extras.filter((extra) => slots.services.includes(extra) && !slots.without.includes(extra)),
      ...slots.works.filter((work) => work !== service),
    ],
  }
}
