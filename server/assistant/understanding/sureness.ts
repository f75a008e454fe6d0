import { smallTalk } from './small-talk.ts'
import type { Understanding } from './understand.ts'

export const sureShare = 0.5
export const strongShare = 0.75
/** So likely told by one of our pages, a question sounds like one of theirs. */
export const likelyArticle = 0.4
// "A Model 3" counts nothing of ours.
const tellingCount = 5

/** How likely the likeliest topic of a message is, 0 to 1. */
export const bestShare = ({ topics }: Understanding): number => Math.max(0, ...topics.map(({ share }) => share))

/** Our own words in a message: a question that has none of them is hardly about us. */
export const isOurs = (asked: Understanding): boolean =>
  [...asked.services].some((name) => name !== 'commercial') ||
  asked.counts.some((count) => count >= tellingCount) ||
  asked.places.length > 0 ||
  bestShare(asked) >= strongShare

// Words that nobody has taught us are no sign of another subject where nothing else is.
const leastStrange = 0.05

// With so many words that its topic does not know, and this likely to be strange, a question only borrows a word of ours:
// "how do I renew my driver license?".
const manyUnexplained = 2
const maybeStrange = 0.25
const surelyOurs = 0.9

const ofCities = new Set(['population', 'neighborhoods', 'landmarks', 'distance'])

const isOfNoCity = ({ topics: [first, ...others], places, strange }: Understanding): boolean =>
  first !== undefined && others.length === 0 && ofCities.has(first.id) && places.length === 0 && strange >= maybeStrange

/** True for a question that is hardly about us, though it holds a word of ours. */
export const onlyBorrows = (asked: Understanding): boolean =>
  isOfNoCity(asked) ||
  (asked.unexplained >= manyUnexplained &&
    asked.strange >= maybeStrange &&
    bestShare(asked) < surelyOurs &&
    asked.counts.length === 0 &&
    ![...asked.services].some((name) => name !== 'commercial'))

const ofPrices = new Set(['price', 'bundle', 'plans'])

/** "30 panels in Hanford, give me the math": so many panels want their price, however strange another part is. */
const isPricedCount = ({ counts, topics, services }: Understanding): boolean =>
  counts.some((count) => count >= tellingCount) &&
  services.size > 0 &&
  topics.some(({ id, share, isAsked }) => isAsked && share >= sureShare && ofPrices.has(id))

/** True where it is plain what of ours a message asks for. */
export const isPlain = (asked: Understanding): boolean =>
  !onlyBorrows(asked) &&
  bestShare(asked) >= sureShare &&
  (bestShare(asked) > asked.strange || isPricedCount(asked)) &&
  (asked.foreign.length === 0 || isOurs(asked) || asked.strange < leastStrange)

const surelyArticle = 0.8
const deafTo = new Set(['injection', 'abuse'])
// What an order cannot change: the answer to it is what we publish.
const published = new Set([
  'price',
  'bundle',
  'plans',
  'premium',
  'travel',
  'area',
  'discounts',
  'fees',
  'gain',
  'gain-promise',
  'travel-each',
  'real-photos',
  'real-reviews',
  'refund',
])

/** What is left to answer where somebody gives us orders: what we publish about the things that they speak of. */
export const withoutOrders = (asked: Understanding): Understanding =>
  asked.alone?.id === 'injection'
    ? { ...asked, topics: asked.topics.filter(({ id, isAsked }) => isAsked || published.has(id)) }
    : asked

/** True for an order to forget the rules or an insult, which outweighs what else is said, and for mere small talk. */
export const isDeaf = ({ alone, topics, strange, article, unexplained }: Understanding): boolean => {
  if (!alone) return false
  // "Ok, so my screen came loose on one side, that is what I need?" is no thanks.
  const isMere = !smallTalk.has(alone.id) || unexplained < manyUnexplained
  // "My sliding door is hard to open. Is that something you take care of?"
  if (topics.length === 0) return deafTo.has(alone.id) || (isMere && alone.share > strange && article < surelyArticle)
  return alone.id === 'abuse' && alone.share > Math.max(...topics.map(({ share }) => share))
}
