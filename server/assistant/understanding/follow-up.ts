import type { Understanding } from './understand.ts'

const ownTopic = 0.5
const fewestPanels = 5
const pricing = { id: 'price', share: 1 }

const priced = new Set(['price', 'bundle', 'plans', 'travel', 'premium', 'panel-limit'])
const open = new Set([...priced, 'area', 'hours', 'duration', 'how-often', 'included'])

const namesThings = ({ services, counts, numbers, places, day, hour, plans, isOffHours }: Understanding): boolean =>
  services.size + counts.length + numbers.length + places.length + plans.size > 0 ||
  day !== undefined ||
  hour !== undefined ||
  isOffHours

const isAskedOf = ({ topics }: Understanding, kinds: ReadonlySet<string>) => topics.some(({ id }) => kinds.has(id))

// Their answers name an amount of their own: "for how much?" asks them again.
const withAmount = new Set(['insurance', 'cancellation', 'quote', 'invoicing', 'fees', 'commercial', 'inside'])

const amounts = new Set(['price', 'premium', 'fees', 'travel'])

const isAmount = (stem: string, { conceptsOf }: Understanding['lexicon']): boolean =>
  conceptsOf(stem).some((name) => name === 'price' || name === 'extra')

/** True for a message that says nothing by itself but that a price is asked for. */
const isOnlyHowMuch = ({ tokens, topics, lexicon }: Understanding): boolean =>
  topics.length > 0 &&
  topics.every(({ id }) => amounts.has(id)) &&
  tokens.every(({ word, stem }) => lexicon.isFiller(word) || lexicon.isNeutral(word) || isAmount(stem, lexicon))

const things = new Set(['solar', 'windows', 'screens'])
const fewWords = 6

/** "Just the panels then." */
const isOnlyThing = ({ topics, tokens }: Understanding): boolean =>
  tokens.length <= fewWords && topics.length > 0 && topics.every(({ id }) => things.has(id))

const isAdding = ({ tokens, lexicon: { words }, services }: Understanding): boolean =>
  services.size > 0 && tokens.some(({ word }) => words.addWords.includes(word))

const servicesOf = (asked: Understanding, before: Understanding) =>
  asked.services.size > 0 ? asked.services : before.services

/** "There are 24", "and 30?": numbers count panels where panels are what is spoken of. */
const numbersOf = ({ numbers, services }: Understanding, before: Understanding): readonly number[] => {
  if (before.counts.length > 0) return numbers
  const isOfPanels = before.services.has('solar') && [...services].every((name) => name === 'solar')
  return isOfPanels ? numbers.filter((one) => one >= fewestPanels) : []
}

const countsOf = (asked: Understanding, before: Understanding): readonly number[] => {
  const counts = asked.counts.length > 0 ? asked.counts : numbersOf(asked, before)
  const isOther = asked.services.size > 0 && !(asked.services.has('solar') && asked.services.size === 1)
  return counts.length > 0 || (isOther && !isAdding(asked)) ? counts : before.counts
}

/** What is spoken of: the newer message's things, else the earlier one's. */
const thingsOf = (asked: Understanding, before: Understanding) => ({
  services: isAdding(asked) ? asked.services.union(before.services) : servicesOf(asked, before),
  counts: countsOf(asked, before),
  addends: asked.counts.length > 0 ? asked.addends : before.addends,
  plans: asked.plans.size > 0 ? asked.plans : before.plans,
  places: asked.places.length > 0 ? asked.places : before.places,
})

// How long these last is not published: "for how long?" asks for no length of a job.
const withoutLength = new Set(['guarantee', 'refund', 'discounts', 'contract', 'insurance', 'warranty', 'quote'])

const isOnlyHowLong = ({ tokens, topics, lexicon }: Understanding): boolean =>
  topics.length > 0 &&
  topics.every(({ id }) => id === 'duration') &&
  tokens.every(({ word }) => lexicon.isFiller(word) || word.includes('_'))

/** What a conversation has spoken of so far, for the turns to come: "my panels", "there are 24", "I am in Dinuba". */
export const remember = (asked: Understanding, before: Understanding): Understanding => {
  const counted = asked.counts.length > 0 || before.counts.length > 0 ? asked.counts : numbersOf(asked, before)
  const counts = counted.length > 0 ? counted : before.counts
  return {
    ...asked,
    // Panels that are only named are to be priced.
    topics: asked.topics.length === 0 && asked.alone === undefined && counts.length > 0 ? [pricing] : asked.topics,
    services: servicesOf(asked, before),
    counts,
    addends: counted.length > 0 ? asked.addends : before.addends,
    places: asked.places.length > 0 ? asked.places : before.places,
  }
}

/** "And without the windows?" */
const isLeavingOut = ({ without, services }: Understanding, before: Understanding): boolean =>
  without.size > 0 &&
  services.isSubsetOf(without) &&
  isAskedOf(before, priced) &&
  [...before.services].some((name) => !without.has(name))

const leaveOut = ({ without }: Understanding, before: Understanding): Understanding => ({
  ...before,
  services: before.services.difference(without),
  topics: before.topics.map((topic) => (topic.id === 'bundle' ? { ...topic, id: 'price' } : topic)),
})

/**
 * Reads a message in the light of the one before it: "and on a Sunday?" asks the same of another day, and "how much is
 * that?" speaks of the same panels.
 */
export const followUp = (asked: Understanding, before: Understanding): Understanding => {
  if (asked.hour !== undefined && asked.day === undefined && isAskedOf(before, new Set(['same-day'])))
    return { ...asked, topics: before.topics }
  if (isOnlyHowLong(asked) && isAskedOf(before, withoutLength)) return { ...asked, topics: [], article: 0, strange: 1 }
  if (isLeavingOut(asked, before)) return leaveOut(asked, before)
  if (isOnlyHowMuch(asked) && isAskedOf(before, withAmount)) return before
  if (isOnlyHowMuch(asked) && isAskedOf(before, new Set(['area'])))
    return { ...before, topics: [{ id: 'travel', share: 1 }] }
  const isPlain = asked.topics.some(({ share }) => share >= ownTopic)
  const isMore = asked.isFollowUp || !isPlain || isAdding(asked) || isOnlyThing(asked)
  if (namesThings(asked) && isAskedOf(before, open) && isMore) {
    const day = asked.day ?? (asked.hour === undefined ? before.day : undefined)
    const opened = before.topics.filter(({ id }) => open.has(id))
    // "I am in Dinuba", said after how many panels there are, asks for no area.
    const isTold = opened.every(({ id, isAsked }) => id === 'area' && isAsked !== true)
    const topics = isTold && before.counts.length > 0 ? [pricing] : opened
    const hour = asked.hour ?? before.hour
    return { ...asked, ...thingsOf(asked, before), topics, alone: undefined, unanswered: [], article: 0, day, hour }
  }
  if (!isAskedOf(asked, open)) return asked
  const spokenOf = thingsOf(asked, before)
  if (asked.services.size > 0 || asked.counts.length > 0)
    return isAskedOf(asked, priced) ? { ...asked, places: spokenOf.places } : asked
  return { ...asked, ...spokenOf, places: isAskedOf(asked, priced) ? spokenOf.places : asked.places }
}
