import { namesThings } from './carry-over.ts'
import { fewWords } from './fewer-things.ts'
import { type Going, isOnlyOf, isTold, saysOnlyOneOf } from './goes-on.ts'
import { isAskedOf } from './is-asked-of.ts'
import { isPointing } from './pointing.ts'
import { sameJob } from './same-job.ts'
import { sameVisit } from './same-visit.ts'
import { saysConcept } from './says-concept.ts'
import { saysOneOf } from './says-one-of.ts'
import { bestShare } from './sureness.ts'
import type { Understanding } from './understand.ts'

const farther = new Set(['travel', 'area'])
const ofEach = new Set(['price', 'plans', 'panel-limit', 'travel-each', 'travel', 'fees'])

/** "Is it per visit?", after the fee for the drive. */
const asEach: Going = (asked, before) => {
  const { eachWords, everyTimeWords } = asked.lexicon.words
  const isEach = saysOneOf(asked.tokens, eachWords) && isOnlyOf(asked, ...ofEach)
  // "Both times?"
  const isEveryTime = saysOnlyOneOf(asked, everyTimeWords)
  if (!(isEach || isEveryTime) || namesThings(asked) || !isAskedOf(before, ...farther)) return undefined
  return { ...before, tokens: asked.tokens, topics: [{ id: 'travel-each', share: 1, isAsked: true }] }
}

const replies = new Set(['reply-time', 'quote', 'callback'])
const ofWaiting = new Set(['duration', 'arrival'])

/** "How long?", "when will they?", after the reply to a request. */
const asReply: Going = (asked, before) =>
  asked.topics.length > 0 && isOnlyOf(asked, ...ofWaiting) && !namesThings(asked) && isAskedOf(before, ...replies)
    ? { ...asked, topics: [{ id: 'reply-time', share: 1 }] }
    : undefined

const promises = new Set(['guarantee', 'refund'])
const ofComingBack = new Set(['reply-time', 'response', 'same-day', 'callback', 'arrival'])
const ofRedoing = new Set([
  ...['reply-time', 'response', 'same-day', 'booking', 'price', 'fees', 'discounts', 'refund', 'guarantee', 'arrival'],
  ...['premium', 'callback', 'travel', 'payment', 'quote'],
])

const ofGlass = new Set(['windows', 'solar', 'screens'])

/** "When can they come back?", "is it free?", "on my windows", after a complaint. */
const asRedoing: Going = (asked, before) => {
  const isMore = !namesThings(asked) && isOnlyOf(asked, ...ofRedoing)
  const isOfGlass = isTold(asked) && asked.topics.length > 0 && isOnlyOf(asked, ...ofGlass)
  const isBack = isAskedOf(before, ...promises) && isAskedOf(asked, ...ofComingBack) && isOnlyOf(asked, ...ofComingBack)
  return (isAskedOf(before, 'complaint') && (isMore || isOfGlass)) || (isBack && !namesThings(asked))
    ? { ...before, tokens: asked.tokens, alone: undefined }
    : undefined
}

/** "Do I lose money?", after how to cancel. */
const asLoss: Going = (asked, before) =>
  saysOnlyOneOf(asked, asked.lexicon.words.lossWords) && isAskedOf(before, 'cancellation')
    ? { ...before, tokens: asked.tokens }
    : undefined

const faults = new Set(['sudden-drop', 'cracked'])

/** "Who should I call then?", after a fault: what is said of it names whom. */
const asWhomToCall: Going = (asked, before) =>
  isAskedOf(asked, 'person') && isOnlyOf(asked, 'person') && isAskedOf(before, ...faults)
    ? { ...before, tokens: asked.tokens }
    : undefined

const ofChoice = new Set(['competitors', 'diy-or-pro'])

/** "Which is better?", after two packages: how often a home wants a wash. */
const asChoice: Going = (asked, before) =>
  isAskedOf(asked, ...ofChoice) && isAskedOf(before, 'plans') && !namesThings(asked)
    ? { ...before, tokens: asked.tokens, topics: [{ id: 'how-often', share: 1 }] }
    : undefined

/** True where a message names a thing, a count or a place that was not spoken of before. */
const namesOther = ({ services, counts, places }: Understanding, before: Understanding): boolean =>
  counts.length + places.length > 0 || !services.isSubsetOf(before.soFar.services)

/** "Will rain wash it off?", after bird droppings. */
const asRained: Going = (asked, before) =>
  isAskedOf(asked, 'rain') && isAskedOf(before, 'birds') && isPointing(asked.tokens, asked.lexicon)
    ? { ...before, tokens: asked.tokens }
    : undefined

const ofAsking = new Set(['quote-needs', 'callback', 'reply-time'])

/** "Is it free?", after what a quote needs. */
const asFree: Going = (asked, before) =>
  saysOneOf(asked.tokens, asked.lexicon.words.freeWords) && !namesThings(asked) && isAskedOf(before, ...ofAsking)
    ? { ...asked, topics: [{ id: 'quote', share: 1 }] }
    : undefined

const reasons = new Set(['gain', 'price', 'plans', 'discounts', 'premium', 'fees', 'price-why'])

/** "Why is it more?", after a price: what decides it. */
const asWhyMore: Going = (asked, before) => {
  const { whyWords, moreWords } = asked.lexicon.words
  const isWhy = saysOneOf(asked.tokens, whyWords) && saysOneOf(asked.tokens, moreWords)
  const isOfPrice = asked.topics.every(({ id }) => reasons.has(id)) && isAskedOf(before, 'price', 'bundle')
  return isWhy && isOfPrice && !namesOther(asked, before)
    ? { ...asked, topics: [{ id: 'price-why', share: 1 }] }
    : undefined
}

const ofDifference = new Set(['gain', 'discounts', 'price', 'plans', 'competitors', 'diy-or-pro'])

/** "What's the difference?", "the cheaper one", after the packages: which they are, or the one that costs less. */
const asOnePlan: Going = (asked, before) => {
  const isLess = saysConcept(asked, 'less')
  const isSaving = saysOneOf(asked.tokens, asked.lexicon.words.saveWords)
  const isCompared = (isLess || saysConcept(asked, 'comparing')) && !isSaving
  const isOfPlans = isAskedOf(before, 'plans') && isOnlyOf(asked, ...ofDifference) && !namesThings(asked)
  if (!isOfPlans || !isCompared) return undefined
  return { ...before, tokens: asked.tokens, isPolar: false, ...(isLess && { plans: new Set(['biAnnual']) }) }
}

const saving = new Set(['bundle', 'plans'])
const ofSaving = new Set(['price', 'discounts', 'gain', ...saving])

/** "How much do I save?", after the bundle or a package. */
const asSaving: Going = (asked, before) => {
  const isOfSaving = saysOneOf(asked.tokens, asked.lexicon.words.saveWords) && isOnlyOf(asked, ...ofSaving)
  return isOfSaving && !namesThings(asked) && isAskedOf(before, ...saving)
    ? { ...before, tokens: asked.tokens }
    : undefined
}

const ofRest = new Set(['pressure-washing', 'solar', 'windows', 'price', 'not-offered', 'equipment'])

/** "Can you wash the other ones?", after a cracked panel: what is said of it. */
const asRest: Going = (asked, before) =>
  isAskedOf(before, 'cracked') &&
  saysOneOf(asked.tokens, asked.lexicon.words.restWords) &&
  asked.topics.every(({ id }) => ofRest.has(id))
    ? { ...before, tokens: asked.tokens }
    : undefined

const ofWeather = new Set(['rain', 'best-time', 'gain', 'how-often', 'dirt-loss'])

/** "So wait?", after the rain, or after what a wash is worth. */
const asPutOff: Going = (asked, before) =>
  isAskedOf(before, ...ofWeather) &&
  saysOneOf(asked.tokens, asked.lexicon.words.putOffWords) &&
  !namesOther(asked, before)
    ? { ...before, tokens: asked.tokens }
    : undefined

const troubles = ['stains', 'water-spots', 'birds', 'ash', 'sudden-drop', 'dirt-loss', 'cracked', 'screen-repair']
const hardlyAsked = 0.5

/** "They have been there for years": what is told of a trouble, and is like no question, leaves it as it is. */
const asTold: Going = (asked, before) =>
  isAskedOf(before, ...troubles) &&
  isTold(asked) &&
  bestShare(asked) < hardlyAsked &&
  asked.services.size + asked.counts.length + asked.places.length === 0 &&
  saysOneOf(asked.tokens, asked.lexicon.words.theyWords)
    ? { ...before, tokens: asked.tokens }
    : undefined

const goings: readonly Going[] = [
  ...sameVisit,
  ...sameJob,
  asRained,
  asRest,
  asPutOff,
  asTold,
  asFree,
  asWhyMore,
  asChoice,
  asOnePlan,
  asSaving,
  asEach,
  asReply,
  asRedoing,
  asLoss,
  asWhomToCall,
]

/** Reads a few words that go on with the matter that was asked about; undefined where they do not. */
export const asSameMatter: Going = (asked, before) => {
  if (asked.tokens.length > fewWords || asked.lexicon !== before.lexicon) return undefined
  for (const going of goings) {
    const now = going(asked, before)
    if (now) return now
  }
  return undefined
}
