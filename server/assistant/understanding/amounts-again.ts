import { namesAnything, namesTime, thingsOf, timeOf } from './carry-over.ts'
import { priced, pricing } from './follow-up-topics.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const amounts = new Set(['price', 'premium', 'fees', 'travel'])
const extras = new Set(['premium', 'fees', 'travel'])
// "What do I pay in all?" asks for a sum, and not by what means.
const spent = new Set([...priced, 'payment', 'fees'])
// Their answers name an amount of their own: "for how much?" asks them again.
const withAmount = new Set(['insurance', 'cancellation', 'quote', 'invoicing', 'fees', 'commercial', 'inside'])
const ofPlaces = new Set(['area'])

/** True for a word that stands for an amount: "price", "extra". */
export const isAmount = (stem: string, { conceptsOf }: Understanding['lexicon']): boolean =>
  conceptsOf(stem).some((name) => name === 'price' || name === 'extra')

const isOfAmounts = ({ topics }: Understanding): boolean =>
  topics.length > 0 && topics.every(({ id }) => amounts.has(id))

/** True for a message that says nothing by itself but that a price is asked for. */
const isOnlyHowMuch = (asked: Understanding): boolean => {
  const { lexicon } = asked
  const isSmall = (word: string) => lexicon.isFiller(word) || lexicon.isNeutral(word)
  return isOfAmounts(asked) && asked.tokens.every(({ word, stem }) => isSmall(word) || isAmount(stem, lexicon))
}

const isOfTotal = (asked: Understanding, before: Understanding): boolean =>
  before.counts.length + before.services.size > 0 &&
  saysOneOf(asked.tokens, asked.lexicon.words.togetherWords) &&
  isAskedOf(asked, spent)

/** What may cost more of what was said last: the time of a visit, the drive to a place, or both. */
const extraOf = (last: Understanding): Understanding['topics'] => [
  ...(namesTime(last) ? [{ id: 'premium', share: 1 }] : []),
  ...(last.places.length > 0 ? [{ id: 'travel', share: 1 }] : []),
]

/** "What do I pay in all?": the sum of what was spoken of. */
export const asTotal = (asked: Understanding, before: Understanding): Understanding | undefined =>
  isOfTotal(asked, before) && !namesAnything(asked)
    ? { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
    : undefined

/** "Does that cost more?" */
export const asExtra = (
  asked: Understanding,
  before: Understanding,
  last: Understanding,
): Understanding | undefined => {
  const isMore = isAskedOf(asked, extras) || saysOneOf(asked.tokens, asked.lexicon.words.moreWords)
  const isOnlyExtra = !namesAnything(asked) && isOfAmounts(asked) && isMore
  const topics = extraOf(last)
  return isOnlyExtra && !isOfTotal(asked, before) && topics.length > 0
    ? { ...before, tokens: asked.tokens, isPolar: false, topics }
    : undefined
}

/** "How much?", after what has an amount of its own, or after whether we come to a place. */
export const asHowMuch = (asked: Understanding, before: Understanding): Understanding | undefined => {
  if (!isOnlyHowMuch(asked)) return undefined
  if (!isOfTotal(asked, before) && isAskedOf(before, withAmount)) return before
  if (!isAskedOf(before, ofPlaces)) return undefined
  // "Do you come to Tulare? How much?" asks for the drive; "do you wash windows in Tulare?" names a job.
  return before.services.size > 0
    ? { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
    : { ...before, topics: [{ id: 'travel', share: 1 }] }
}
