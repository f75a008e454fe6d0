import { namesTime } from '../understanding/carry-over.ts'
import { isFar } from '../understanding/gazetteer.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import type { Understanding } from '../understanding/understand.ts'

// Topics that leave open what a count, a place or a time in the message is for.
const generalTopics = new Set(['solar', 'windows', 'commercial', 'booking', 'quote', 'services', 'rentals', 'farm'])
const placed = new Set(['travel-each', 'fees', 'price', 'bundle', 'plans', 'area', 'travel', 'utility', 'location'])

// What is about a visit that is set, or about a place itself.
const settled = new Set([
  'cancellation',
  'arrival',
  'complaint',
  'prepare',
  'be-home',
  'rain',
  'person',
  'callback',
  'records',
  'not-offered',
  'sudden-drop',
  'cracked',
  'reply-time',
])
const aboutPlace = new Set([
  'utility',
  'location',
  'population',
  'neighborhoods',
  'landmarks',
  'distance',
  'net-billing',
])

// Named for the place where it was made.
const ofResearch = new Set(['studies'])

// What explains something or is the same in every place: nobody asks with it whether we come there.
const explains = new Set([
  ...['gain', 'how-often', 'dirt-loss', 'best-time', 'studies', 'stains', 'water', 'chemicals', 'ash', 'birds', 'diy'],
  ...['construction', 'warranty', 'pressure-on-panels', 'water-use', 'equipment', 'safety', 'discounts', 'payment'],
  ...[
    'insurance',
    'guarantee',
    'reviews',
    'privacy',
    'weather-visit',
    'rain',
    'invoicing',
    'refund',
    'about',
    'email',
    'competitors',
  ],
])

// What is asked of a day as well: "do you come to Selma on Sundays?".
const timeless = new Set(['area', 'travel', 'same-day', 'duration', 'bundle'])

const drive = new Set(['travel'])
const ofTime = new Set(['premium', 'hours', 'fees'])

// What is asked of a job whose panels are counted, and its price with it.
const beforePrice = new Set(['same-day', 'area', 'travel', 'premium', 'hours', 'booking', 'arrival'])
// What is asked of it as well: "16 panels, do you come to Kingsburg and take checks?".
const besidePrice = new Set(['payment', 'invoicing', 'insurance', 'be-home'])

// "Do you do gutters and screens?": what is asked of one is asked of all.
const offers = new Set(['not-offered', 'screens', 'gutters', 'pressure-washing', 'windows', 'solar'])
const offerOf = {
  solar: 'solar',
  window: 'windows',
  screen: 'screens',
  track: 'screens',
  gutter: 'gutters',
  pressure: 'pressure-washing',
} as const
/** Our work that a message names. */
export const namedOffers = ({ services }: Understanding): string[] => [
  ...new Set([...services].flatMap((name) => (name === 'commercial' ? [] : [offerOf[name]]))),
]

// Whose glass it is, is told with what is to be done.
const told = new Set(['rentals', 'farm'])

const extras = ['gutter', 'pressure', 'screen', 'track'] as const

const listedOffers = ({ topics, services, otherJobs, listed, isPolar }: Understanding): string[] => {
  const asks = topics.filter(({ id }) => !told.has(id))
  if (asks.length === 0 || !asks.every(({ id }) => offers.has(id))) return []
  const glass = (['solar', 'window'] as const).filter((name) => listed.has(name))
  const isWashed = otherJobs.length === 0 || topics.some(({ id }) => id === 'pressure-washing')
  const others = extras.filter((name) => services.has(name) && (name !== 'pressure' || isWashed))
  const isMixed = others.length > 0 && otherJobs.length > 0
  // "Windows and the car": what is not ours is told beside what is.
  if (others.length === 0 && otherJobs.length > 0 && isPolar) return ['not-offered']
  const isBoth = others.length === 0 && services.has('solar') && services.has('window') && otherJobs.length === 0
  if (isBoth) return ['solar', 'windows']
  const named = others.length > 0 ? [...glass, ...others] : []
  return [...named.map((name) => offerOf[name]), ...(isMixed ? ['not-offered'] : [])]
}

const asksNothing = ({ tokens, lexicon }: Understanding): boolean =>
  !tokens.some(({ word }) => lexicon.isQuestionWord(word))

/** The topics that the things in a message ask for, where no words do. */
export const leftoverTopics = (asked: Understanding): string[] => {
  const { topics, services, counts, places, day, hour } = asked
  const listed = listedOffers(asked)
  // "Any deals right now?" asks for no visit.
  const isOfDeals = topics.some(({ id }) => id === 'bundle' || id === 'discounts') && saysConcept(asked, 'less')
  const isSoon = (asked.isToday || asked.isTomorrow) && !isOfDeals && !topics.some(({ id }) => id === 'same-day')
  if (listed.length > 0) return [...listed, ...(places.length > 0 ? ['area'] : []), ...(isSoon ? ['same-day'] : [])]
  const asks = (kinds: ReadonlySet<string>) => topics.some(({ id }) => kinds.has(id))
  // "Do you do windows in Hanford?" asks for both.
  const isOfPlace = topics.length > 0 && topics.every(({ id }) => id === 'area') && !places.some(isFar)
  if (asked.isPolar && isOfPlace && counts.length === 0) return namedOffers(asked)
  if (!topics.every(({ id }) => generalTopics.has(id))) {
    const isAnyFar = places.some(isFar)
    const isElsewhere =
      places.length > 0 && ![aboutPlace, settled, ofResearch].some(asks) && (isAnyFar || !asks(explains))
    const isSunday = day === 'premiumDay' && asks(timeless)
    // "What do dawn and the drive to Fresno add?"
    const isTimedDrive = asks(drive) && !asks(ofTime) && (asked.isOffHours || hour !== undefined)
    // "Are you open today?" asks for no visit, "tomorrow at 8" does.
    const isOpenToday = asks(new Set(['hours'])) && !(asked.isTomorrow && hour !== undefined)
    // "Can you come today to Kingsburg, and what if I cancel?"
    const isVisit = topics.some(({ id, isAsked }) => id === 'area' && isAsked)
    const isOfJob = asks(beforePrice) && topics.every(({ id }) => beforePrice.has(id) || besidePrice.has(id))
    const isCounted = counts.length > 0 && isOfJob
    const isTimed = asked.isTomorrow && hour !== undefined && asks(new Set(['same-day'])) && !asks(ofTime)
    return [
      ...(isTimed ? ['hours'] : []),
      ...(isCounted ? ['price'] : []),
      ...(isElsewhere && !isCounted && !(asked.isHowFast && !isAnyFar) && !asks(placed) ? ['area'] : []),
      ...(isSunday || isTimedDrive ? ['premium'] : []),
      ...(isSoon && (isVisit || !(asks(settled) || asks(explains))) && !isOpenToday ? ['same-day'] : []),
    ]
  }
  const isJob = topics.length === 0 && services.size > 0 && (places.length > 0 || hour !== undefined)
  // "Commercial array in Kingsburg on a Sunday": whoever tells of all of a visit wants its price.
  const isVisitTold = services.size > 0 && places.length > 0 && namesTime(asked) && asksNothing(asked)
  // "You said $99 flat, so I can book" wants it confirmed.
  const isClaim = asked.namesPrice && services.size > 0 && topics.length > 0
  if (counts.length > 0 || isJob || isVisitTold || isClaim) return ['price']
  const isTimed = topics.length > 0 && (day || hour !== undefined || asked.isOffHours)
  return [...(places.length > 0 ? ['area'] : []), ...(isTimed ? ['hours'] : [])]
}
