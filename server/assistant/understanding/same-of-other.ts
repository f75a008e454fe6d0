import { asksWhen } from './asks-when.ts'
import { namesThings } from './carry-over.ts'
import { fewWords } from './fewer-things.ts'
import { priced } from './follow-up-topics.ts'
import { isAskedOf } from './is-asked-of.ts'
import type { PlanName } from './named-plans.ts'
import { isPointing } from './pointing.ts'
import { saysOneOf } from './says-one-of.ts'
import { bestShare, strongShare } from './sureness.ts'
import type { Understanding } from './understand.ts'

const planOfVisits = new Map<number, PlanName>([
  [2, 'biAnnual'],
  [4, 'quarterly'],
])
const plans = new Set(['plans', 'plan-terms'])

// "Does travel count twice?"
const ofDrive = ['travel', 'travel-each'] as const

/** "And four?", after the package of two visits a year. */
const asOtherPlan = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isTwice = saysOneOf(asked.tokens, asked.lexicon.words.twiceWords)
  const [plan, ...more] = [...asked.numbers, ...(isTwice ? [2] : [])].flatMap(
    (visits) => planOfVisits.get(visits) ?? [],
  )
  const isOnlyNumber = asked.counts.length + asked.services.size === 0 && !isAskedOf(asked, ...ofDrive)
  if (plan === undefined || more.length > 0 || !isOnlyNumber || !isAskedOf(before, ...plans)) return undefined
  return { ...before, plans: new Set([plan]), tokens: asked.tokens }
}

const bindings = new Set(['contract', 'cancellation'])

/** "Is it a contract, can I get out of it?", after the price of a package. */
const asPlanTerms = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isBinding = asked.topics.length > 0 && asked.topics.every(({ id }) => bindings.has(id))
  // "Can I cancel it?" is of the package, "can I cancel a visit?" is not.
  const isOfIt = isAskedOf(before, ...plans) && isPointing(asked.tokens, asked.lexicon)
  if (!isBinding || !(isAskedOf(asked, 'contract') || isOfIt)) return undefined
  if (before.plans.size === 0 && !isAskedOf(before, ...plans)) return undefined
  return { ...asked, topics: [{ id: 'plan-terms', share: 1, isAsked: true }] }
}

const ofComing = new Set(['area', 'arrival', 'travel', 'location', 'response'])
const ofHaste = new Set(['same-day', 'response', 'arrival'])

/** "How soon could you get here?", after a town: to that town. */
const asHaste = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isOfHaste = asked.isHowFast && asked.topics.length > 0 && asked.topics.every(({ id }) => ofHaste.has(id))
  if (!isOfHaste || namesThings(asked) || before.places.length === 0) return undefined
  return { ...asked, places: before.places, topics: [{ id: 'response', share: 1 }] }
}

/** "Do you even come out there?": to the place that was spoken of. */
const asThere = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const { tokens, lexicon, topics } = asked
  const isOfPlace = topics.length > 0 && topics.every(({ id }) => ofComing.has(id)) && !namesThings(asked)
  if (!saysOneOf(tokens, lexicon.words.thereWords) || !isOfPlace || before.places.length === 0) return undefined
  const meant = topics.map((topic) => (topic.id === 'arrival' ? { ...topic, id: 'area' } : topic))
  return { ...asked, places: before.places, isSomewhere: before.isSomewhere, topics: meant }
}

const ofTold = new Set(['price', 'bundle', 'area', 'height'])
const leastNamed = 100

/** "So 225?", "so the 125 and that's it?": an amount that was told, to be confirmed, and no number of panels. */
const asAmount = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const [amount = 0, ...more] = new Set([...asked.numbers, ...asked.counts])
  const isOnlyNumber = asked.services.size + asked.places.length === 0 && more.length === 0
  const isTold = isAskedOf(before, ...ofTold) || before.counts.length > 0
  const isOfFewer = isTold && before.counts.every((count) => count < leastNamed)
  const isSo = saysOneOf(asked.tokens.slice(0, 1), asked.lexicon.words.soWords)
  if (!isSo || amount < leastNamed || !isOnlyNumber || !isOfFewer) return undefined
  return { ...before, topics: [{ id: 'price', share: 1 }], namesPrice: true, tokens: asked.tokens }
}

// "My office" sounds like ours.
const ofOffice = new Set(['location', 'commercial', 'rentals'])

/** "What about my office?", after the windows of a house: the same work for a business. */
const asBusiness = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isOnlyBusiness = asked.services.size === 1 && asked.services.has('commercial')
  if (!isOnlyBusiness || before.services.size === 0 || before.services.has('commercial')) return undefined
  if (!asked.topics.every(({ id }) => ofOffice.has(id))) return undefined
  return { ...asked, services: asked.services.union(before.services), topics: [{ id: 'commercial', share: 1 }] }
}

const ofWindows = new Set(['windows', 'commercial'])

/** "Windows only", after a storefront: the work for that business. */
const asOfBusiness = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isOfGlass = asked.services.size > 0 && asked.topics.every(({ id }) => ofWindows.has(id))
  const isBusiness = before.services.has('commercial') && !isAskedOf(before, ...priced)
  if (!isOfGlass || !isBusiness || asked.services.has('commercial') || asked.counts.length > 0) return undefined
  const services = asked.services.union(before.services)
  return { ...before, services, tokens: asked.tokens, topics: [{ id: 'commercial', share: 1 }] }
}

// What "it's in three hours" sounds like.
const ofTime = new Set(['duration', 'same-day', 'hours', 'booking'])

/** "It's in three hours", after how to cancel: which visit it is. */
const asVisitTold = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isTold = !asked.tokens.some(({ word }) => asked.lexicon.isQuestionWord(word))
  const isOfVisit = isAskedOf(before, 'cancellation') && asked.topics.every(({ id }) => ofTime.has(id))
  const isTimed =
    asked.isToday ||
    asked.isTomorrow ||
    asked.numbers.length > 0 ||
    asked.hour !== undefined ||
    saysOneOf(asked.tokens, asked.lexicon.words.hourWords)
  return isTold && isOfVisit && isTimed ? { ...asked, topics: before.topics, alone: undefined } : undefined
}

const ofJob = new Set(['price', 'bundle'])
const fewestPanels = 5

/** "I counted again, it's 31 and not 22, does that change it?": the same with the other number. */
const asCorrected = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const { tokens, numbers } = asked
  // A number that is ruled out is none of the message's numbers.
  const isTakenBack = tokens.some(
    ({ value }) => value !== undefined && before.counts.includes(value) && !numbers.includes(value),
  )
  const [count = 0, ...more] = numbers
  const { isFiller } = asked.lexicon
  // "No 24", and "no, it's 24".
  const isOnlyNumber = count >= fewestPanels && tokens.every(({ word, value }) => value !== undefined || isFiller(word))
  const isOther = isTakenBack || (isOnlyNumber && before.counts.length > 0)
  if (!isOther || count === 0 || more.length > 0 || !isAskedOf(before, ...ofJob)) return undefined
  return { ...before, counts: [count], addends: [], pairs: [], tokens: asked.tokens }
}

// Whoever knows these sets a date next.
const beforeDate = new Set(['price', 'bundle', 'plans', 'area', 'travel', 'duration', 'hours', 'premium', 'included'])

const isOfReply = ({ topics }: Understanding): boolean =>
  topics.some(({ id, share }) => id === 'reply-time' && share >= strongShare)
const ofCalling = new Set(['person', 'callback', 'reply-time'])

/** "Ok then when?", after what it costs or whether we come: how to set a date; after a person, when one is there. */
const asDate = (asked: Understanding, before: Understanding): Understanding | undefined => {
  // "When will I hear back?" asks for no date.
  if (!asksWhen(asked) || isOfReply(asked)) return undefined
  // "When will they call?"
  if (isAskedOf(before, 'callback')) return { ...asked, topics: [{ id: 'reply-time', share: 1 }] }
  if (isAskedOf(before, ...ofCalling)) return { ...before, tokens: asked.tokens }
  return isAskedOf(before, ...beforeDate)
    ? { ...asked, topics: [{ id: 'booking', share: 1 }], alone: undefined }
    : undefined
}

/** "How do I know that's true?", after the insurance: the certificate. */
const asProof = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isDoubt = saysOneOf(asked.tokens, asked.lexicon.words.proofWords) && asked.services.size === 0
  return isDoubt && isAskedOf(before, 'insurance') ? { ...before, tokens: asked.tokens } : undefined
}

/** Reads what asks the same of other things: another number, plan or visit, or a business; undefined where it does not. */
export const asSameOfOther = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const corrected = asAmount(asked, before) ?? asCorrected(asked, before) ?? asPlanTerms(asked, before)
  if (corrected) return corrected
  // "And if I only want two of them?"
  const isShort = asked.tokens.length <= fewWords
  const isOfPlan = asked.isFollowUp && bestShare(asked) < strongShare
  if (!isShort) return isOfPlan ? asOtherPlan(asked, before) : undefined
  return (
    asVisitTold(asked, before) ??
    asHaste(asked, before) ??
    asThere(asked, before) ??
    asDate(asked, before) ??
    asProof(asked, before) ??
    asOtherPlan(asked, before) ??
    asOfBusiness(asked, before) ??
    (asked.isFollowUp ? asBusiness(asked, before) : undefined)
  )
}
