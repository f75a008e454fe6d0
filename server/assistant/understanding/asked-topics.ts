import { isThere } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import {
  asInsurance,
  asNamedPrice,
  asOtherJob,
  asPlans,
  asPrice,
  asSameDay,
  asTravel,
  type Reread,
  renamed,
  withDuration,
  withNamedPrice,
  withoutBarePrice,
  withoutBundle,
  withoutCountedPrice,
  withoutOtherLength,
  withWholePrice,
} from './asked-amounts.ts'
import { asDescribedJob, asOwnBusiness, asPlaces, asPriceOfTold, withoutLowHeight } from './described-job.ts'
import { asComplaint, asDistrust, asMaybeDamage } from './grievance.ts'
import {
  asCover,
  asHoliday,
  asPremium,
  asScreenRepair,
  asStainPrice,
  asVinegar,
  withAnimals,
  withDistance,
  withFewWindows,
  withGainPromise,
  withOurGlass,
  withPets,
  withStainPromise,
} from './meant-topics.ts'
import type { Reading, Service } from './reading.ts'
import type { Topic } from './topics.ts'
import { asUntold } from './untold.ts'

const topicsOf: Partial<Record<Service, readonly string[]>> = {
  solar: ['solar'],
  window: ['windows', 'inside'],
  screen: ['screens'],
  gutter: ['gutters'],
  pressure: ['pressure-washing'],
}

/** Topics without those of services that are ruled out: one thing alone is no bundle. */
const withoutRuledOut = (topics: readonly Topic[], { without, find, isNotToday }: Reading): Topic[] => {
  const out = new Set([...without].filter((name) => find.concept(name).length === 0))
  const isSingle = out.has('solar') || out.has('window')
  const left = topics.filter(
    ({ id }) => !(isNotToday && id === 'same-day') && ![...out].some((name) => topicsOf[name]?.includes(id)),
  )
  return renamed(left, (id) => isSingle && id === 'bundle', 'price')
}

/** "How fast do you get to Hanford?" asks for the time, and not whether we come. */
const asResponse = (topics: readonly Topic[], { find }: Reading): Topic[] => {
  const isTimed = topics.some(({ id }) => id === 'same-day' || id === 'reply-time' || id === 'response')
  if (!isThere(find.concept('howFast')) || isTimed) return [...topics]
  return renamed(topics, (id) => id === 'area', 'response')
}

/** "Both sides of the panels" are no inside of the glass. */
const asIncluded = (topics: readonly Topic[], { find }: Reading): Topic[] =>
  renamed(
    topics,
    (id) => id === 'inside' && isThere(find.concept('solar')) && !isThere(find.concept('window')),
    'included',
  )

/** "Spots on my windows, can I use vinegar myself?" asks for no washing of panels. */
const asOwnWindows = (topics: readonly Topic[], { find }: Reading): Topic[] =>
  renamed(
    topics,
    (id) => id === 'diy' && isThere(find.concept('window')) && !isThere(find.concept('solar')),
    'diy-windows',
  )

const steps: readonly Reread[] = [
  asPlans,
  asNamedPrice,
  asVinegar,
  asScreenRepair,
  asPremium,
  asHoliday,
  withAnimals,
  withDistance,
  withPets,
  withFewWindows,
  asResponse,
  asPrice,
  asInsurance,
  withDuration,
  asIncluded,
  asStainPrice,
  asCover,
  asOwnWindows,
  withoutBundle,
  withWholePrice,
  withNamedPrice,
  asTravel,
  asSameDay,
  asOtherJob,
  withOurGlass,
  asUntold,
  asMaybeDamage,
  asComplaint,
  asDistrust,
  withGainPromise,
  withStainPromise,
  asDescribedJob,
  asOwnBusiness,
  asPlaces,
  asPriceOfTold,
  withoutLowHeight,
  withoutBarePrice,
  withoutCountedPrice,
  withoutOtherLength,
  withoutRuledOut,
]

/** The topics of a message in the light of the things in it: plans that are priced, and what it rules out. */
export const topicsAsked = (topics: readonly Topic[], reading: Reading, lexicon: Lexicon): Topic[] =>
  steps.reduce<Topic[]>((now, step) => step(now, reading, lexicon), [...topics])
