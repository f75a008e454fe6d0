import type { Places } from '../language/cues.ts'
import type { Reading, Service } from './reading.ts'
import type { Topic } from './topics.ts'

export const planNames = ['biAnnual', 'quarterly', 'monthly'] as const
export type PlanName = (typeof planNames)[number]

const isThere = (places: Places): boolean => places.length > 0

const topicsOf: Partial<Record<Service, readonly string[]>> = {
  solar: ['solar'],
  window: ['windows', 'inside'],
  screen: ['screens'],
  gutter: ['gutters'],
  pressure: ['pressure-washing'],
}

/** "How much is it four times a year" asks for the price of a plan, and not how often. */
const asPlans = (topics: readonly Topic[], { find }: Reading): Topic[] => {
  const isPlan = planNames.some((name) => isThere(find.concept(name)))
  const isPriced = ['price', 'discount'].some((name) => isThere(find.concept(name))) || isThere(find.word('how_much'))
  return topics.map((topic) => (isPlan && isPriced && topic.id === 'how-often' ? { ...topic, id: 'plans' } : topic))
}

/** Topics without those of services that are ruled out: one thing alone is no bundle. */
const withoutRuledOut = (topics: readonly Topic[], { without, find, isNotToday }: Reading): Topic[] => {
  const out = new Set([...without].filter((name) => find.concept(name).length === 0))
  const isSingle = out.has('solar') || out.has('window')
  return topics
    .filter(({ id }) => !(isNotToday && id === 'same-day') && ![...out].some((name) => topicsOf[name]?.includes(id)))
    .map((topic) => (isSingle && topic.id === 'bundle' ? { ...topic, id: 'price' } : topic))
}

/** "How fast do you get to Hanford?" asks for the time, and not whether we come. */
const asResponse = (topics: readonly Topic[], { find }: Reading): Topic[] => {
  const isTimed = topics.some(({ id }) => id === 'same-day' || id === 'reply-time' || id === 'response')
  if (!isThere(find.concept('howFast')) || isTimed) return [...topics]
  return topics.map((topic) => (topic.id === 'area' ? { ...topic, id: 'response' } : topic))
}

const countsThings = ({ counts, find }: Reading): boolean =>
  counts.length > 0 || (['solar', 'window'] as const).some((name) => isThere(find.concept(name)))

// "What do I pay", "what would we have to pay".
const fewWords = 5

/** "18 panels on a Sunday, what do I pay?" asks for the price, and not by what means. */
const asPrice = (topics: readonly Topic[], reading: Reading): Topic[] => {
  const { find, things } = reading
  const pays = find.word('pay').flat()
  const hows = find.word('how').flat()
  const isWhat = find
    .word('what')
    .some(([at = 0]) =>
      pays.some((pay) => pay > at && pay - at <= fewWords && !hows.some((how) => how > at && how < pay)),
    )
  const isPlanned = ['place', 'day', 'time'].some((name) => isThere(things.get(name) ?? []))
  if (!isWhat || !isPlanned || !countsThings(reading)) return [...topics]
  return topics.map((topic) => (topic.id === 'payment' ? { ...topic, id: 'price' } : topic))
}

/** "Both sides of the panels" are no inside of the glass. */
const asIncluded = (topics: readonly Topic[], { find }: Reading): Topic[] =>
  topics.map((topic) =>
    topic.id === 'inside' && isThere(find.concept('solar')) && !isThere(find.concept('window'))
      ? { ...topic, id: 'included' }
      : topic,
  )

/** The topics of a message in the light of the things in it: plans that are priced, and what it rules out. */
export const topicsAsked = (topics: readonly Topic[], reading: Reading): Topic[] =>
  withoutRuledOut(asIncluded(asPrice(asResponse(asPlans(topics, reading), reading), reading), reading), reading)
