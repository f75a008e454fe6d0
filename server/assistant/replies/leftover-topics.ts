import type { Understanding } from '../understanding/understand.ts'

// Topics that leave open what a count, a place or a time in the message is for.
const generalTopics = new Set(['solar', 'windows', 'commercial', 'booking', 'quote', 'services', 'rentals', 'farm'])
const placed = new Set(['price', 'bundle', 'plans', 'area', 'travel', 'utility', 'location'])

// What is asked of a day as well: "do you come to Selma on Sundays?".
const timeless = new Set(['area', 'travel', 'same-day', 'duration', 'bundle'])

// "Do you do gutters and screens?": what is asked of one is asked of all.
const offers = new Set(['not-offered', 'screens', 'gutters', 'pressure-washing', 'windows', 'solar'])
const offerOf = { gutter: 'gutters', pressure: 'pressure-washing', screen: 'screens', track: 'screens' } as const

const listedOffers = ({ topics, services, otherJobs }: Understanding): string[] => {
  if (topics.length === 0 || !topics.every(({ id }) => offers.has(id))) return []
  const listed = (['gutter', 'pressure', 'screen', 'track'] as const).filter((name) => services.has(name))
  const isMixed = listed.length > 0 && otherJobs.length > 0
  const isBoth = listed.length === 0 && services.has('solar') && services.has('window') && otherJobs.length === 0
  if (isBoth) return ['solar', 'windows']
  return [...listed.map((name) => offerOf[name]), ...(isMixed ? ['not-offered'] : [])]
}

/** The topics that the things in a message ask for, where no words do. */
export const leftoverTopics = (asked: Understanding): string[] => {
  const { topics, services, counts, places, day, hour } = asked
  const listed = listedOffers(asked)
  if (listed.length > 0) return listed
  const asks = (kinds: ReadonlySet<string>) => topics.some(({ id }) => kinds.has(id))
  if (!topics.every(({ id }) => generalTopics.has(id))) {
    const isFar = places.some(({ kind }) => kind === 'outside' || kind === 'unsure')
    const isSunday = day === 'premiumDay' && asks(timeless)
    const isToday = (asked.isToday || asked.isTomorrow) && asks(placed) && !asks(new Set(['same-day']))
    return [
      ...(isFar && !asks(placed) ? ['area'] : []),
      ...(isSunday ? ['premium'] : []),
      ...(isToday ? ['same-day'] : []),
    ]
  }
  const isJob = topics.length === 0 && services.size > 0 && (places.length > 0 || hour !== undefined)
  if (counts.length > 0 || isJob) return ['price']
  if (places.length > 0) return ['area']
  return topics.length > 0 && (day || hour !== undefined) ? ['hours'] : []
}
