import { distance } from 'fastest-levenshtein'
import type { EstimateAnswers, EstimateField } from './estimate-answers.ts'
import { type Job, type JobPlan, plans, type Refusal, services } from './job.ts'
import { panelsOfKilowatts } from './panels.ts'
import { ownVisit, type PriceList, type PriceSources, priceList } from './price-list.ts'
import { refuseJob } from './refuse-job.ts'

/** A price list, the ZIP codes of its towns, and the names of the state that may follow a town: "CA", "California". */
export type Rates = { list: PriceList; zips: Readonly<Record<string, readonly string[]>>; states: readonly string[] }

type Address = { state: string; stateName?: string }
type RateSources = PriceSources & { business: Pick<Rates, 'zips'> & { address: Address } }

type Mistakes = Partial<Record<EstimateField, Refusal>>

/** The rates of a business, as plain data for an island. */
export const ratesOf = (sources: RateSources): Rates => {
  const { zips, address } = sources.business
  const states = [address.state, ...(address.stateName ? [address.stateName] : [])]
  return { list: priceList(sources), zips, states }
}

/** The job described in a form, or the mistake of each answer. */
type ReadJob = { job: Job; mistakes?: undefined } | { mistakes: Mistakes }

/** Services whose price depends on the number of panels, or of windows. */
const counted: Record<'panels' | 'windows', readonly Job['service'][]> = {
  panels: ['solar', 'both', 'commercial'],
  windows: ['windows', 'both'],
}

/** True for a service of which the estimate asks how many panels, or windows, there are. */
export const asksFor = (thing: 'panels' | 'windows', service: Job['service']): boolean =>
  counted[thing].includes(service)

/**
 * Reads the answers of a form as a job. Ignores answers that the service does not ask for, because the form without
 * script shows every field. Checks each answer separately, so a visitor sees all mistakes at once.
 */
export const readJob = (answers: EstimateAnswers, rates: Rates): ReadJob => {
  const { service } = answers
  const { list } = rates
  if (!isService(service, list)) return { mistakes: { service: 'serviceUnclear' } }
  const job: Job = {
    service,
    ...(asksFor('panels', service) && panelsOf(answers, list)),
    windows: asksFor('windows', service) ? countOf(answers.windows) : undefined,
    storeys: asksFor('windows', service) ? countOf(answers.storeys) : undefined,
    town: townOf(answers.town, rates),
    plan: isPlan(answers.plan) && asksFor('panels', service) ? answers.plan : undefined,
    isAfterHours: answers.hours === 'outside' ? true : undefined,
  }
  const mistakes = mistakesIn(job, answers, list)
  return Object.keys(mistakes).length > 0 ? { mistakes } : { job }
}

const isService = (text: string | undefined, list: PriceList): text is Job['service'] =>
  text !== undefined && (services.some((one) => one === text) || ownVisit(list, text) !== undefined)

const sizes = ['small', 'medium', 'large'] as const

const panelsOf = ({ panels, kilowatts, size }: EstimateAnswers, list: PriceList): Pick<Job, 'panels' | 'size'> => {
  if (panels !== undefined) return { panels: countOf(panels) }
  if (kilowatts !== undefined) return { panels: panelsOfKilowatts(list, kilowattsOf(kilowatts) ?? Number.NaN) }
  const named = sizes.find((one) => one === size)
  const range = named && list.panels?.[named]
  return { panels: range?.from, size: range?.text }
}

// Returns NaN for text that is not a number; `refuseJob` rejects NaN.
const countOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const digits = text.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return /^-?\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN
}

const kilowattsOf = (text: string): number | undefined => {
  const [, number = ''] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:kwp?)?$/i.exec(text) ?? []
  const kilowatts = Number(number.replace(',', '.'))
  return kilowatts > 0 ? kilowatts : undefined
}

const zipCode = /^(\d{5})(?:-\d{4})?$/

const townOf = (text: string | undefined, { list, zips, states }: Rates): string | undefined => {
  if (text === undefined) return undefined
  const [, zip] = zipCode.exec(text) ?? []
  if (zip) return Object.keys(zips).find((town) => zips[town]?.includes(zip)) ?? text
  return namedTown(townName(text, states), [...list.towns.free, ...list.towns.fee]) ?? text
}

// "Sprignfield" is Springfield. Two swapped letters count as two; a name that is near two towns is neither.
const namedTown = (name: string, towns: readonly string[]): string | undefined => {
  const isNear = (town: string) => distance(name, town.toLowerCase()) <= Math.min(2, town.length / 3)
  const [near, ...others] = towns.filter(isNear)
  return towns.find((town) => town.toLowerCase() === name) ?? (others.length === 0 ? near : undefined)
}

/** "Gambier, OH" and "Gambier Ohio." become `gambier`. */
const townName = (text: string, states: readonly string[]): string => {
  const name = text.toLowerCase().replace(/\.$/, '')
  const state = states.map((one) => ` ${one.toLowerCase()}`).find((ending) => name.endsWith(ending)) ?? ''
  return name.slice(0, name.length - state.length).replace(/,?\s*$/, '')
}

const isPlan = (text: string | undefined): text is JobPlan => plans.some((one) => one === text)

const mistakesIn = (job: Job, answers: EstimateAnswers, list: PriceList): Mistakes => {
  const { service, windows, storeys, town } = job
  const wrongWindows = refuseJob({ service, windows }, list)
  const wrongStoreys = refuseJob({ service, storeys }, list)
  const wrongTown = refuseJob({ service, town }, list)
  return {
    ...panelsMistake(job, answers, list),
    ...(wrongWindows && { windows: wrongWindows }),
    ...(wrongStoreys && { storeys: wrongStoreys }),
    ...(wrongTown && { town: zipCode.test(answers.town ?? '') ? ('zipNotListed' as const) : wrongTown }),
  }
}

const panelsMistake = ({ service, panels }: Job, answers: EstimateAnswers, list: PriceList): Mistakes => {
  const wrong = refuseJob({ service, panels }, list)
  if (!wrong) return {}
  if (answers.panels !== undefined || answers.kilowatts === undefined) return { panels: wrong }
  return { kilowatts: wrong === 'panelsUnclear' ? 'kilowattsUnclear' : wrong }
}
