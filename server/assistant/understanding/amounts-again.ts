import { namesAnything, namesTime, thingsOf, timeOf } from './carry-over.ts'
import { priced, pricing } from './follow-up-topics.ts'
import { saysOnly } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'
import { saysOneOf } from './says-one-of.ts'
import { saysPhrase } from './says-phrase.ts'
import type { Understanding } from './understand.ts'

const bundle = { id: 'bundle', share: 1 }
const amounts = new Set(['price', 'premium', 'fees', 'travel'])
const extras = new Set(['premium', 'fees', 'travel'])
// "What do I pay in all?" asks for a sum, and not by what means.
const spent = new Set([...priced, 'payment', 'fees'])
// Their answers name an amount of their own: "for how much?" asks them again.
const withinRange = new Set(['birds', 'roof', 'height', 'dirt-loss', 'ash'])
const withAmount = new Set(['plans', 'insurance', 'cancellation', 'quote', 'invoicing', 'fees', 'commercial', 'inside'])

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
  isAskedOf(asked, ...spent)

/** What may cost more of what was said last: the time of a visit, the drive to a place, or both. */
const extraOf = (last: Understanding): Understanding['topics'] => [
  ...(namesTime(last) ? [{ id: 'premium', share: 1 }] : []),
  ...(last.places.length > 0 ? [{ id: 'travel', share: 1 }] : []),
]

/** "Total for both", "los dos juntos", which counts no panels: nothing but that all shall be taken together. */
export const saysOnlyBoth = (asked: Understanding): boolean => {
  const { togetherWords } = asked.lexicon.words
  const isOnly = saysOnly(asked, ({ word, value }) => togetherWords.includes(word) || value === 2)
  return isOnly && saysOneOf(asked.tokens, togetherWords)
}

/** "How much for both, 18 panels?", after panels and windows: the two in one visit. */
const asBothCounted = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isBoth = saysOneOf(asked.tokens, asked.lexicon.words.togetherWords) && isAskedOf(asked, 'price')
  const isOfPanels = asked.counts.length > 0 && [...asked.services].every((name) => name === 'solar')
  const isOfGlass = before.soFar.services.has('window') && !before.services.has('commercial')
  if (!isBoth || !isOfPanels || !isOfGlass || before.counts.length > 0) return undefined
  const things = { ...thingsOf(asked, before), ...timeOf(asked, before) }
  return { ...asked, ...things, services: new Set(['solar', 'window']), topics: [bundle] }
}

/** "Both together?", after the price of panels and that of windows. */
export const asBoth = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const { services, counts } = before.soFar
  const isBoth = services.has('solar') && services.has('window') && !services.has('commercial')
  if (!isBoth || !isAskedOf(before, ...priced) || !saysOnlyBoth(asked)) return asBothCounted(asked, before)
  return { ...before, services: new Set(['solar', 'window']), counts, tokens: asked.tokens, topics: [bundle] }
}

/** "What do I pay in all?": the sum of what was spoken of. */
export const asTotal = (asked: Understanding, before: Understanding): Understanding | undefined =>
  isOfTotal(asked, before) && !namesAnything(asked)
    ? { ...asked, ...thingsOf(asked, before), ...before.soFar, ...timeOf(asked, before), topics: [pricing] }
    : undefined

/** "Does that cost more?" */
export const asExtra = (
  asked: Understanding,
  before: Understanding,
  last: Understanding,
): Understanding | undefined => {
  const { moreWords, roughPhrases } = asked.lexicon.words
  const isRough = saysPhrase(asked.tokens, roughPhrases)
  const isMore = isAskedOf(asked, ...extras) || (saysOneOf(asked.tokens, moreWords) && !isRough)
  const isOnlyExtra = !namesAnything(asked) && isOfAmounts(asked) && isMore
  // Of what is on the glass, and of a roof, none but the range of a visit is known.
  const topics = isAskedOf(before, ...withinRange) ? [{ id: 'price-why', share: 1 }] : extraOf(last)
  return isOnlyExtra && !isOfTotal(asked, before) && topics.length > 0
    ? { ...before, tokens: asked.tokens, isPolar: false, topics }
    : undefined
}

/** "How much?", after what has an amount of its own, or after whether we come to a place. */
export const asHowMuch = (asked: Understanding, before: Understanding): Understanding | undefined => {
  if (!isOnlyHowMuch(asked)) return undefined
  if (!isOfTotal(asked, before) && isAskedOf(before, ...withAmount)) return before
  if (!isAskedOf(before, 'area')) return undefined
  // "Do you come to Tulare? How much?" asks for the drive; "do you wash windows in Tulare?" names a job.
  return before.services.size > 0
    ? { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
    : { ...before, topics: [{ id: 'travel', share: 1 }] }
}
