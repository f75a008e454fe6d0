import { extras, type Job, type JobPlan, type JobService } from '../../../pricing/job.ts'
import type { SlotPlace, SlotSite, Slots } from '../slots/slots.ts'

/** The one place that a price is for; undefined where none or several are named. */
export const placeOf = ({ places }: Slots): SlotPlace | undefined => (places.length === 1 ? places[0] : undefined)

/** The houses of a job that is asked for in several places: those that were counted, or as many panels in each town. */
export const sitesOf = ({ sites, places, panels }: Slots): readonly SlotSite[] => {
  if (sites.length > 1) return sites
  const served = places.filter(({ kind }) => kind === 'served')
  return served.length > 1 && panels !== undefined ? served.map(({ name }) => ({ panels, town: name })) : []
}

/** What is to be cleaned; undefined where nothing was named that has a price. */
export const serviceOf = ({
  services,
  panels,
  alternatives,
  windows,
  kilowatts,
  plans,
}: Slots): JobService | undefined => {
  const isPackage = plans.includes('biAnnual') || plans.includes('quarterly')
  const hasPanels =
    services.includes('solar') || panels !== undefined || alternatives.length > 0 || kilowatts !== undefined
  const hasWindows = services.includes('windows') || services.includes('insideGlass') || windows !== undefined
  if (services.includes('commercial')) return 'commercial'
  if (hasPanels && hasWindows) return 'both'
  if (hasPanels) return 'solar'
  if (hasWindows) return 'windows'
  if (services.length === 0 && isPackage) return 'solar'
  return services.includes('screens') ? 'screens' : undefined
}

const isPlan = (plan: Slots['plans'][number]): plan is JobPlan => plan !== 'other'

/** A business that asks for its windows, uncounted: the count changes no figure, but it is not the array that is priced. */
const isOfGlass = ({ services, panels }: Slots): boolean =>
  services.includes('commercial') && services.includes('windows') && !services.includes('solar') && panels === undefined

/** The job that the slots name, as `pricing/` takes it. A place that we do not serve is left out. */
export const jobOf = (slots: Slots, service: JobService): Job => {
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
    extras: extras.filter((extra) => slots.services.includes(extra) && !slots.without.includes(extra)),
  }
}
