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
  withWholePrice,
} from './asked-amounts.ts'
import { countsFewWindows } from './few-windows.ts'
import type { Reading, Service } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Topic } from './topics.ts'
import { asksOnlyWhetherMore, asksYesOrNo } from './yes-or-no.ts'

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

/** "Do white spots come off with vinegar?" */
const asVinegar: Reread = (topics, { tokens, clauses, find }, lexicon) => {
  const isAsked = clauses.some(({ from, to, isAsked }) => {
    const said = tokens.slice(from, to)
    return saysOneOf(said, lexicon.words.vinegarWords) && asksYesOrNo(said, isAsked, lexicon)
  })
  const isOfWindows = isThere(find.concept('window')) && !isThere(find.concept('solar'))
  return renamed(topics, (id) => id === 'stains' && isAsked, isOfWindows ? 'diy-windows' : 'vinegar')
}

const soundsLikeMore = new Set(['gain', 'fees', 'area', 'price'])

/** "I work till 6, is it more after that?" asks of the hour, and of no gain. */
const asPremium: Reread = (topics, reading, lexicon) => {
  const isTimed = reading.hour !== undefined || isThere(reading.offHours)
  const isOfNothing =
    reading.counts.length === 0 && !['solar', 'window', 'screen'].some((name) => isThere(reading.find.concept(name)))
  const isMeant = isTimed && isOfNothing && topics.length > 0 && topics.every(({ id }) => soundsLikeMore.has(id))
  return isMeant && asksOnlyWhetherMore(reading, lexicon) ? [{ id: 'premium', share: 1, isAsked: true }] : [...topics]
}

/** "My dog tore the screen, can you mend it?" asks for no washing. */
const asScreenRepair: Reread = (topics, { find }) =>
  renamed(
    topics,
    (id) => id === 'screens' && isThere(find.concept('repair')) && !isThere(find.concept('clean')),
    'screen-repair',
  )

/** "Can you do just the 3 that the sprinkler hits?" asks first whether we do so few. */
const withFewWindows: Reread = (topics, reading, lexicon) =>
  countsFewWindows(reading.tokens, lexicon) && !topics.some(({ id }) => id === 'windows' || id === 'price')
    ? [{ id: 'windows', share: 1, isAsked: true }, ...topics]
    : [...topics]

const steps: readonly Reread[] = [
  asPlans,
  asNamedPrice,
  asVinegar,
  asScreenRepair,
  asPremium,
  withFewWindows,
  asResponse,
  asPrice,
  asInsurance,
  withDuration,
  asIncluded,
  asOwnWindows,
  withoutBundle,
  withWholePrice,
  withNamedPrice,
  asTravel,
  asSameDay,
  asOtherJob,
  withoutBarePrice,
  withoutRuledOut,
]

/** The topics of a message in the light of the things in it: plans that are priced, and what it rules out. */
export const topicsAsked = (topics: readonly Topic[], reading: Reading, lexicon: Lexicon): Topic[] =>
  steps.reduce<Topic[]>((now, step) => step(now, reading, lexicon), [...topics])
