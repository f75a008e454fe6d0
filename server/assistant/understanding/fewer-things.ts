import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const things = new Set(['solar', 'windows', 'screens'])
export const fewWords = 6

/** "Just the panels then." */
export const isOnlyThing = ({ topics, tokens }: Understanding): boolean =>
  tokens.length <= fewWords && topics.length > 0 && topics.every(({ id }) => things.has(id))

const priced = new Set(['price', 'bundle', 'plans', 'travel', 'premium', 'panel-limit'])

/** "And without the windows?" */
const isLeavingOut = ({ without, services }: Understanding, before: Understanding): boolean =>
  without.size > 0 && services.isSubsetOf(without) && [...before.services].some((name) => !without.has(name))

/** "Just windows then", after the price of a bundle. */
const isNarrowing = (asked: Understanding, before: Understanding): boolean =>
  isOnlyThing(asked) &&
  saysOneOf(asked.tokens, asked.lexicon.words.onlyWords) &&
  asked.services.isSubsetOf(before.services) &&
  asked.services.size < before.services.size

/** What was priced, for fewer of its things: "and without the windows?", "just the panels then"; undefined for all else. */
export const ofFewerThings = (asked: Understanding, before: Understanding): Understanding | undefined => {
  if (!before.topics.some(({ id }) => priced.has(id))) return undefined
  const isLess = isLeavingOut(asked, before)
  if (!isLess && !isNarrowing(asked, before)) return undefined
  return {
    ...before,
    services: isLess ? before.services.difference(asked.without) : asked.services,
    topics: before.topics.map((topic) => (topic.id === 'bundle' ? { ...topic, id: 'price' } : topic)),
  }
}
