import type { SlotService, Slots } from '../slots/slots.ts'
import type { Ask, State } from './dialogue-state.ts'

// Turns after which a new question no longer means the day named before.
const mostIdle = 2
const noDay = { days: [], isDayOff: undefined, time: undefined, isAfterHours: undefined, relativeDay: undefined }

/** The earlier slots, overridden by those of an ask. */
export const slotsAfter = (state: State, ask: Ask): Slots => {
  const isStale = state.idleDay >= mostIdle && !ask.isAdding && !ask.isTelling
  const earlier = state.slots && isStale ? { ...state.slots, ...noDay } : state.slots
  // "17 panels" after "windows and panels" adds a count and removes nothing.
  const isCounting = ask.isOnlySlots && (ask.slots.panels !== undefined || ask.slots.windows !== undefined)
  return mergeSlots(earlier, ask.slots, ask.isAdding || ask.isReferring || isCounting)
}

/** Earlier slots overridden by new ones. */
const mergeSlots = (before: Slots | undefined, now: Slots, isAdding: boolean): Slots => {
  if (!before) return { ...now, ...countOf({ ...now, services: [] }, now) }
  const named = Object.fromEntries(Object.entries(now).filter(([, value]) => holds(value)))
  const counts = now.panels === undefined ? {} : { kilowatts: now.kilowatts, alternatives: [] }
  const isWanted = (service: SlotService) =>
    !now.without.includes(service) && (!now.isAlone || now.services.includes(service) || service === 'commercial')
  const services = servicesOf(before, now, isAdding).filter(isWanted)
  return {
    ...before,
    ...(isOfOther(now, isAdding) && uncounted),
    ...(!isWanted('solar') && { ...uncounted, windows: before.windows }),
    ...(!isWanted('windows') && { windows: undefined }),
    ...named,
    ...counts,
    ...countOf(before, now),
    services,
    works: services.includes('own') ? [...new Set([...now.works, ...before.works])] : [],
    numbers: now.numbers,
    houses: now.houses,
    without: now.without,
    isAlone: now.isAlone,
  }
}

const windowServices: readonly SlotService[] = ['windows', 'insideGlass']

const holds = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

const counted: readonly SlotService[] = ['solar', 'windows', 'insideGlass', 'commercial']

/** A bare number counts what was named last: "and windows?", "16 of them". */
const countOf = (before: Slots, { numbers: [count], panels, windows, services }: Slots): Partial<Slots> => {
  if (count === undefined || panels !== undefined || windows !== undefined) return {}
  const last = [...services, ...before.services].find((one) => one === 'solar' || windowServices.includes(one))
  if (last !== undefined && windowServices.includes(last)) return { windows: count }
  const isOfPanels = before.panels !== undefined || last === 'solar'
  if (isOfPanels) return { panels: count, panelCounts: [count], kilowatts: undefined }
  return before.windows !== undefined ? { windows: count } : {}
}

/** Added services ("and the windows too") come first; a business stays one. */
const servicesOf = (before: Slots, { services }: Slots, isAdding: boolean): Slots['services'] => {
  const isSolar = before.panels !== undefined && !before.services.includes('solar')
  const earlier = [...before.services, ...(isSolar ? (['solar'] as const) : [])]
  if (services.length === 0) return before.services
  // "It's for an office" states the owner of the windows.
  const isWhose = services.every((service) => service === 'commercial')
  const kept = isAdding || isWhose ? earlier : earlier.filter((service) => service === 'commercial')
  return [...new Set([...services, ...kept])]
}

const uncounted = { panels: undefined, panelCounts: [], windows: undefined, kilowatts: undefined, alternatives: [] }

/** "And the screens?" after 10 panels means the screens alone. */
const isOfOther = ({ services }: Slots, isAdding: boolean): boolean =>
  services.length > 0 && !isAdding && !services.some((service) => counted.includes(service))
