import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { panelsOfKilowatts } from '../../../pricing/panels.ts'
import type { PriceList } from '../../../pricing/price-list.ts'
import { type Count, type CountUnit, consumeCorrected, isNoCount, readCounts, timesRows } from './counts.ts'
import { type Calendar, readDayOff } from './days-off.ts'
import type { Gazetteer } from './gazetteer.ts'
import { hasTerm, isMark, isTerm, type Message } from './message.ts'
import { readPlans } from './plans.ts'
import { readItems } from './read-items.ts'
import { isRuledOut, readServices } from './services.ts'
import type { SlotPlace, SlotSetting, SlotSite, Slots } from './slots.ts'
import { consumeDates, readDays, readRelativeDay, readTime } from './times.ts'
import { vocabularies } from './vocabulary.ts'

type SlotFacts = {
  gazetteer: Gazetteer
  list: Pick<PriceList, 'panels' | 'rules'>
  calendar?: Calendar
}

const readPlaces = ({ items }: Message): SlotPlace[] => {
  const places = items.flatMap((item) => (item.kind === 'place' ? [item.place] : []))
  return places.filter(({ name }, at) => places.findIndex((place) => place.name === name) === at)
}

const settings = ['fields', 'flat', 'steep', 'town'] as const

/** "No fields around" is like a town. */
const readSetting = (message: Message): SlotSetting | undefined => {
  const { items } = message
  const isNamed = (setting: SlotSetting) => items.some((item, at) => isTerm(item, setting) && !isRuledOut(message, at))
  const isDenied = items.some((item, at) => isTerm(item, 'fields') && isRuledOut(message, at))
  return settings.find(isNamed) ?? (isDenied ? 'town' : undefined)
}

/** Whose houses a message names: the visitor's own, and another one. */
const readOwners = ({ items }: Message): ('own' | 'other')[] => {
  const owners = items.flatMap((item) => {
    if (isTerm(item, 'own')) return ['own'] as const
    return isTerm(item, 'other') ? (['other'] as const) : []
  })
  return [...new Set(owners)]
}

/** Counts at several addresses, in order. "20 here and 12 at my mom's" is never one address. */
const readSites = (
  message: Message,
  panels: readonly Count[],
  places: readonly SlotPlace[],
  owners: number,
  houses: number | undefined,
): SlotSite[] => {
  if (panels.length < 2 || panels.some(({ isEither }) => isEither)) return []
  const isByTown = places.length === panels.length
  const isByHouse = owners === panels.length || houses === panels.length || hasTerm(message, 'other')
  if (!isByTown && !isByHouse) return []
  return panels.map(({ value }, order) => {
    const town = isByTown ? places[order]?.name : undefined
    return { panels: value, ...(town && { town }) }
  })
}

const sumOf = (panels: readonly Count[], sites: readonly SlotSite[]): number | undefined => {
  if (panels.length === 0 || sites.length > 0 || panels.some(({ isEither }) => isEither)) return undefined
  return panels.reduce((sum, { value }) => sum + value, 0)
}

const leastList = 3
// Counts farther apart belong to questions of their own.
const mostBesides = 7

/** "10, 18 and 28 panels", "15 or 16 panels": alternatives, each priced separately. */
const alternativesOf = ({ items }: Message, panels: readonly Count[], sites: readonly SlotSite[]): number[] => {
  const [first, last] = [panels[0], panels.at(-1)]
  if (!first || !last || panels.length < 2 || sites.length > 0) return []
  const between = items.slice(first.at, last.at)
  const isAdded = between.some((item) => isTerm(item, 'plus') || isMark(item, '+', '&', ','))
  const isFar = between.length > mostBesides
  const isApart = panels.length >= leastList || panels.some(({ isEither }) => isEither) || !isAdded || isFar
  return isApart ? [...new Set(panels.map(({ value }) => value))] : []
}

const kilowattsOf = (of: (unit: CountUnit) => Count[]): number | undefined => {
  const [kilowatts] = of('kilowatt')
  const [watts] = of('watt')
  return kilowatts?.value ?? (watts && watts.value >= 1000 ? watts.value / 1000 : undefined)
}

const nearBill = 4

/** "My electric bill was $410" names no price of ours. */
const isOfBill = ({ items }: Message, at: number): boolean =>
  items.slice(Math.max(0, at - nearBill), at + nearBill).some((item) => isTerm(item, 'bill'))

// A home has fewer panels than this; beside a smaller count, a larger number is a price: "they want 420 for 20".
const leastPrice = 100

/** Without the prices beside smaller counts; and "a dozen on the house and 6 on the garage" as one count. */
const apartFromPrices = (message: Message, bare: readonly Count[], panels: readonly Count[]) => {
  const all = [...bare, ...panels].map(({ value }) => value)
  const isPrice = ({ value, at }: Count) =>
    value >= leastPrice && all.some((other) => other < leastPrice) && !isOfBill(message, at)
  const counts = bare.filter((count) => !isPrice(count))
  const isJoined =
    counts.length > 1 &&
    counts
      .slice(1)
      .every(
        ({ at }) =>
          (isTerm(message.items[at - 1], 'plus') || isMark(message.items[at - 1], ',')) &&
          isTerm(message.items[at + 1], 'break', 'loose'),
      )
  const numbers = counts.map(({ value }) => value)
  return {
    bare: counts,
    prices: bare.filter(isPrice).map(({ value }) => value),
    numbers: isJoined ? [numbers.reduce((sum, value) => sum + value, 0)] : numbers,
    isJoined,
  }
}

const isCalendarYear = (value: number) => value >= 1900 && value < 2100

/** Numbers without a unit; beside kilowatt-hours, "from 38 kWh to 9", they count none of ours. */
const bareCounts = (message: Message): Count[] =>
  (hasTerm(message, 'energy') ? [] : message.items).flatMap((item, at) => {
    const isRows = isTerm(message.items[at + 1], 'row')
    const isBare =
      item.kind === 'number' && !message.used.has(at) && !isNoCount(message, at) && !isRows && !isOfBill(message, at)
    const isCount = isBare && !isCalendarYear(item.value) && !(item.isWord && item.value === 1)
    return isCount ? [{ value: timesRows(message, at, item.value), unit: 'panel' as const, at, isEither: false }] : []
  })

/** Reads all slots of a message, from its first 2,000 characters. */
export const readSlots = (text: string, language: ChatLanguage, { gazetteer, list, calendar }: SlotFacts): Slots => {
  const vocabulary = vocabularies[language]
  const message: Message = { items: readItems(text, language, gazetteer), vocabulary, used: new Set() }
  const plans = readPlans(message)
  const isDayOff = calendar && readDayOff(message, text, calendar)
  consumeDates(message)
  consumeCorrected(message)
  const counts = readCounts(message)
  const of = (unit: CountUnit) => counts.filter((count) => count.unit === unit)
  const [places, owners] = [readPlaces(message), readOwners(message)]
  const time = readTime(message, list)
  const allBare = bareCounts(message)
  const houses = hasTerm(message, 'bothHouses') ? 2 : of('house')[0]?.value
  const { prices, bare, numbers, isJoined } = apartFromPrices(message, allBare, of('panel'))
  // "12 at my house and 20 at my mom's", "16 in Gambier, 30 in Howard" count panels without the word.
  const isCountless = of('panel').length + of('window').length === 0
  const isUnsaid = isCountless && bare.length > 1 && (owners.includes('other') || places.length === bare.length)
  // "One in Gambier with 12 panels and one in Howard with 30": the unit applies to both.
  const said = of('panel')
  const isSaidOnce =
    said.length > 0 && bare.length > 0 && [places.length, owners.length, houses].includes(said.length + bare.length)
  const counted = isSaidOnce ? [...said, ...bare].toSorted((one, other) => one.at - other.at) : said
  const sites = readSites(message, isUnsaid ? bare : counted, places, owners.length, houses)
  const alternatives = alternativesOf(message, said, sites)
  const kilowatts = kilowattsOf(of)
  const estimate = kilowatts === undefined ? undefined : panelsOfKilowatts(list, kilowatts)
  const services = readServices(message)
  const dollars = [...of('dollar').flatMap(({ at, value }) => (isOfBill(message, at) ? [] : [value])), ...prices]
  // "They want 420 for 20"
  const isCounted =
    (dollars.length > 0 || isJoined) &&
    said.length === 0 &&
    numbers.length === 1 &&
    !services.services.some((service) => service === 'windows' || service === 'screens')
  return {
    ...services,
    works: [],
    alternatives,
    panels:
      (isCounted ? numbers[0] : undefined) ??
      (alternatives.length > 0 ? undefined : sumOf(said, sites)) ??
      (sites.length > 0 || of('panel').length > 0 ? undefined : estimate),
    panelCounts: of('panel').map(({ value }) => value),
    kilowatts,
    windows: of('window')[0]?.value,
    storeys: of('story')[0]?.value,
    dollars,
    places,
    setting: readSetting(message),
    days: readDays(message),
    isDayOff,
    relativeDay: readRelativeDay(message),
    ...time,
    plans,
    houses: houses === 1 ? undefined : houses,
    sites,
    numbers: sites.length > 0 || isCounted ? [] : numbers,
  }
}
