import type { Figure } from './figure-text.ts'
import { addFigures, openFigure, timesFigure } from './figure-text.ts'
import type { Job, JobPlan, Note, Part, PartId, Price, Unpriced } from './job.ts'
import { isLargeArray, sizeOfArray, solarVisit } from './panels.ts'
import { isPremiumVisit } from './premium.ts'
import { ownVisit, type PriceList } from './price-list.ts'
import { refuseJob } from './refuse-job.ts'

/** Price of the work alone, without travel and premium. */
type Work = Omit<Price & { kind: 'priced' }, 'kind' | 'range'> | { reason: Unpriced }

/** Prices one job at one address. Jobs at other addresses are priced separately. */
export const priceJob = (job: Job, list: PriceList): Price => {
  const refusal = refuseJob(job, list)
  if (refusal) return { kind: 'refused', reason: refusal }
  const work = priceWork(list, job)
  const beside = (job.extras ?? []).filter((extra) => extra !== job.service)
  if ('reason' in work) return { kind: 'unpriced', reason: work.reason, notes: beside }
  const parts = [...work.parts, ...fees(list, job, work.visits)]
  const notes = [...dayNotes(list, job), ...work.notes, ...townNotes(list, job), ...beside]
  return { ...work, kind: 'priced', range: addFigures(parts.map(({ figure }) => figure)), parts, notes }
}

const notOffered: Work = { reason: 'notOffered' }

const priceWork = (list: PriceList, job: Job): Work => {
  const visit = ownVisit(list, job.service)
  if (visit) return { visits: 1, parts: [part('ownVisit', visit)], notes: [] }
  if (isOff(list, job.service)) return notOffered
  switch (job.service) {
    case 'screens':
      return { reason: 'screens' }
    case 'windows':
      return priceWindows(list, job)
    case 'commercial':
      return priceBusiness(list, job)
    case 'solar':
    case 'both':
      return pricePanels(list, job)
    default:
      return notOffered
  }
}

const isOff = ({ notOffered: off = [] }: PriceList, service: Job['service']) =>
  off.some((one) => one === service || (service === 'both' && (one === 'solar' || one === 'windows')))

const priceWindows = ({ windows }: PriceList, { plan = 'once' }: Job): Work => {
  if (!windows) return notOffered
  return {
    visits: 1,
    parts: [part('windowsVisit', windows.exterior)],
    notes: plan === 'once' ? ['windowsBySize'] : ['windowsBySize', 'planForPanels'],
  }
}

const part = (id: PartId, each: Figure, times = 1): Part => ({ id, times, each, figure: timesFigure(each, times) })

const priceBusiness = ({ solar }: PriceList, { panels, windows }: Job): Work => {
  if (windows !== undefined && panels === undefined) return { reason: 'commercialWindows' }
  if (!solar) return notOffered
  return {
    visits: 1,
    parts: [part('commercialVisit', solar.commercial)],
    notes: [
      ...(windows === undefined ? [] : (['commercialWindows'] as const)),
      'commercialBySize',
      'commercialContract',
    ],
  }
}

const pricePanels = (list: PriceList, job: Job): Work => {
  const { service, panels, plan = 'once' } = job
  if (!list.solar || (service !== 'solar' && !list.windows)) return notOffered
  const visit = panels === undefined ? forArray(list, job, list.solar.residential) : solarVisit(list, panels)
  if (!visit) return { reason: 'fewPanels' }
  if (plan !== 'once') return pricePlan(list, job, plan, visit)
  const notes = arrayNotes(list, job)
  if (service === 'solar' || !list.windows) return { visits: 1, parts: [part('solarVisit', visit)], notes }
  const { bundle, exterior } = list.windows
  if (!bundle) return { visits: 1, parts: [part('solarVisit', visit), part('windowsVisit', exterior)], notes }
  return {
    visits: 1,
    parts: [part('bundleVisit', forArray(list, job, bundle))],
    notes: [...notes, savingNote(list, job)],
  }
}

/** A large array has no upper price in a plan or bundle; an unknown number of panels may be a large array. */
const forArray = (list: PriceList, { panels }: Job, figure: Figure): Figure =>
  list.solar?.large.open && (panels === undefined || isLargeArray(list, panels)) ? openFigure(figure) : figure

const visitsOf: Readonly<Record<JobPlan, number>> = { once: 1, biAnnual: 2, quarterly: 4 }

const pricePlan = (list: PriceList, job: Job, plan: 'biAnnual' | 'quarterly', single: Figure): Work => {
  if (!list.plans) return notOffered
  const year = part(plan === 'biAnnual' ? 'biAnnualPlan' : 'quarterlyPlan', forArray(list, job, list.plans[plan]))
  const windows = job.service === 'both' ? list.windows?.exterior : undefined
  return {
    visits: visitsOf[plan],
    parts: windows ? [year, part('windowsVisit', windows)] : [year],
    notes: [
      ...arrayNotes(list, job),
      ...(windows ? (['windowsOnceInPlan'] as const) : []),
      job.panels === undefined ? 'planSaving' : 'planSavingCounted',
    ],
    single,
  }
}

const arrayNotes = (list: PriceList, { panels }: Job): readonly Note[] => {
  if (panels === undefined) return ['panelsUnknown']
  return isLargeArray(list, panels) ? ['largeArray'] : []
}

const examples = { small: 'bundleSmall', medium: 'bundleMedium', large: 'bundleLarge' } as const

/** The saving of a bundle: in dollars when the published example fits the job, which is one visit without fees. */
const savingNote = (list: PriceList, job: Job): Note => {
  const size = sizeOfArray(list, job.panels ?? 0)
  return size && fees(list, job, 1).length === 0 ? examples[size] : 'bundleSaving'
}

const fees = (list: PriceList, job: Job, visits: number): readonly Part[] => [
  ...(job.town !== undefined && list.towns.fee.includes(job.town) ? [part('travel', list.fees.travel, visits)] : []),
  ...(isPremiumVisit(list, job) && list.fees.premium.to > 0 ? [part('premium', list.fees.premium, visits)] : []),
]

const dayNotes = (list: PriceList, job: Job): readonly Note[] =>
  job.day !== undefined && !isPremiumVisit(list, job) ? ['normalDay'] : []

const townNotes = (list: PriceList, { town }: Job): readonly Note[] => {
  if (town === undefined) return ['townUnknown']
  return list.towns.free.includes(town) ? ['noTravelFee'] : []
}
