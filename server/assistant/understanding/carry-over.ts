import { isAskedOf } from './is-asked-of.ts'
import type { Service } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const fewestPanels = 5

/** "And what if I add windows?" */
export const isAdding = ({ tokens, lexicon: { words }, services }: Understanding): boolean =>
  services.size > 0 && saysOneOf(tokens, words.addWords)

const keepsBusiness = ({ tokens, lexicon: { words } }: Understanding, before: Understanding): boolean =>
  before.services.has('commercial') && !saysOneOf(tokens, words.homeWords)

/** The services of a message; "what would the solar cost?" is still asked for the office that was spoken of. */
export const withBusiness = (asked: Understanding, before: Understanding): ReadonlySet<Service> =>
  keepsBusiness(asked, before) ? new Set([...asked.services, 'commercial']) : asked.services

/** The services of a message, else those that were spoken of. */
export const servicesOf = (asked: Understanding, before: Understanding): ReadonlySet<Service> =>
  asked.services.size > 0 ? withBusiness(asked, before) : before.services

/** "How much is it?", of nothing that was named: as in one message, what is counted then are panels. */
const isOpenPrice = (before: Understanding): boolean => before.services.size === 0 && isAskedOf(before, 'price')

/** "There are 24", "and 30?": numbers count panels where panels are what is spoken of. */
export const numbersOf = ({ numbers, services }: Understanding, before: Understanding): readonly number[] => {
  if (before.counts.length > 0) return numbers
  const isOfPanels =
    (before.services.has('solar') || isOpenPrice(before)) && [...services].every((name) => name === 'solar')
  return isOfPanels ? numbers.filter((one) => one >= fewestPanels) : []
}

const countsOf = (asked: Understanding, before: Understanding): readonly number[] => {
  const counts = asked.counts.length > 0 ? asked.counts : numbersOf(asked, before)
  const isOther = asked.services.size > 0 && !(asked.services.has('solar') && asked.services.size === 1)
  return counts.length > 0 || (isOther && !isAdding(asked)) ? counts : before.counts
}

const isList = 2

/** "And screens", after panels and windows: one thing more. */
const isGrowing = (asked: Understanding, before: Understanding): boolean =>
  asked.isFollowUp &&
  asked.services.size > 0 &&
  before.services.size >= isList &&
  asked.services.isDisjointFrom(before.services)

/** What is spoken of: the newer message's things, else the earlier one's. */
export const thingsOf = (asked: Understanding, before: Understanding) => ({
  services:
    isAdding(asked) || isGrowing(asked, before) ? asked.services.union(before.services) : servicesOf(asked, before),
  counts: countsOf(asked, before),
  addends: asked.counts.length > 0 ? asked.addends : before.addends,
  pairs: asked.counts.length > 0 ? asked.pairs : before.pairs,
  plans: asked.plans.size > 0 ? asked.plans : before.plans,
  places: asked.places.length > 0 ? asked.places : before.places,
})

/** True for a message that says when: on which day, at which hour. */
export const namesTime = ({ day, hour, isOffHours }: Understanding): boolean =>
  day !== undefined || hour !== undefined || isOffHours

/** True for a message that names a thing of ours, a place or a time. */
export const namesThings = (asked: Understanding): boolean =>
  asked.services.size + asked.counts.length + asked.places.length + asked.plans.size > 0 || namesTime(asked)

/** When a visit is to be: what the newer message says of it, and what it leaves as it was. */
export const timeOf = (asked: Understanding, before: Understanding) => ({
  day: asked.day ?? before.day,
  hour: asked.hour ?? (asked.isOffHours ? undefined : before.hour),
  isOffHours: asked.isOffHours || (asked.hour === undefined && before.isOffHours),
})

/** True for a message that names a thing of ours, a place, a time or a number. */
export const namesAnything = (asked: Understanding): boolean => asked.numbers.length > 0 || namesThings(asked)
