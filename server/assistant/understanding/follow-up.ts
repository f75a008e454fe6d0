import {
  isAdding,
  namesThings,
  namesTime,
  numbersOf,
  servicesOf,
  thingsOf,
  timeOf,
  withBusiness,
} from './carry-over.ts'
import { fewWords, isOnlyThing, ofFewerThings } from './fewer-things.ts'
import { isAskedOf } from './is-asked-of.ts'
import { asOtherThing } from './other-thing.ts'
import { withoutGuessedCounts } from './same-job.ts'
import { asSameMatter } from './same-matter.ts'
import { asSameOfOther } from './same-of-other.ts'
import { saysOneOf } from './says-one-of.ts'
import { isSmallTalk } from './small-talk.ts'
import type { Understanding } from './understand.ts'
import { withAudience } from './with-audience.ts'

const ownTopic = 0.5
const pricing = { id: 'price', share: 1 }

const priced = new Set(['price', 'bundle', 'plans', 'travel', 'premium', 'panel-limit'])
const open = new Set([...priced, 'area', 'hours', 'duration', 'how-often', 'included'])

const plainTopic = 0.75
// What names a thing, and leaves open what is asked of it.
const generalTopics = new Set([
  'solar',
  'windows',
  'screens',
  'gutters',
  'pressure-washing',
  'commercial',
  'rentals',
  'farm',
  'height',
  'inside',
  'quote',
  'booking',
  'services',
  'same-day',
  'fees',
  'weather-visit',
  'discounts',
  'contract',
])

// What a number of panels, told afterwards, belongs to.
const ofPanels = new Set(['duration', 'how-often', 'included'])

const saysQuestion = ({ tokens, lexicon }: Understanding): boolean =>
  tokens.some(({ word }) => lexicon.isQuestionWord(word))

const hours = new Set(['hours'])
const ofPlace = new Set(['area', 'travel'])
const included = new Set(['included'])

const namesAnything = (asked: Understanding): boolean => asked.numbers.length > 0 || namesThings(asked)

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

// What "does that matter?" sounds like, whatever it points at.
const soundsLike = new Set(['dirt-loss', 'gain', 'be-home', 'not-offered', 'complaint', 'guarantee'])

/** "Does that matter?", "is that a problem?": asked of what was told just before. */
export const isOnlyPointing = ({ tokens, topics, lexicon }: Understanding): boolean =>
  saysOneOf(tokens, lexicon.words.pointers) &&
  topics.every(({ id, share }) => soundsLike.has(id) && !(id === 'be-home' && share >= plainTopic)) &&
  tokens.every(({ word }) => lexicon.isFiller(word) || lexicon.isEmpty(word))

/** "Is there a discount if you do the windows as well?", after panels. */
const isOfBundle = (asked: Understanding, before: Understanding): boolean =>
  isAskedOf(asked, new Set(['discounts'])) &&
  asked.services.has('window') &&
  (before.counts.length > 0 || before.services.has('solar'))

/** "And for my office too?" asks the same of another thing. */
const isSameOf = (asked: Understanding, before: Understanding): boolean =>
  asked.isFollowUp &&
  asked.services.size > 0 &&
  asked.tokens.length <= fewWords &&
  asked.topics.every(({ id }) => generalTopics.has(id)) &&
  before.topics.length > 0 &&
  !isAskedOf(before, open) &&
  !isAskedOf(before, generalTopics)

// "It's 3:15 already, is that too late?" goes back to today, whatever day was spoken of.
const isNow = ({ tokens, lexicon: { words } }: Understanding): boolean => saysOneOf(tokens, words.nowWords)

// How long these last is not published: "for how long?" asks for no length of a job.
const withoutLength = new Set(['guarantee', 'refund', 'discounts', 'contract', 'insurance', 'warranty', 'quote'])

const isOnlyHowLong = ({ tokens, topics, lexicon }: Understanding): boolean =>
  topics.length > 0 &&
  topics.every(({ id }) => id === 'duration') &&
  tokens.every(({ word }) => lexicon.isFiller(word) || word.includes('_'))

// What is still asked while a visitor tells of the visit: "my appointment is at 2 today".
const leftOpen = new Set([...priced, 'cancellation'])
const quoted = new Set(['quote'])

/** What a conversation has spoken of so far, for the turns to come: "my panels", "there are 24", "I am in Dinuba". */
export const remember = (asked: Understanding, before: Understanding): Understanding => {
  // "Thanks. And the windows?"
  if (isSmallTalk(asked) && !namesAnything(asked)) return before
  const counted = asked.counts.length > 0 || before.counts.length > 0 ? asked.counts : numbersOf(asked, before)
  const counts = counted.length > 0 ? counted : before.counts
  const isOnlyCounted = asked.topics.length === 0 && asked.alone === undefined && counts.length > 0
  // "They are on two floors" leaves open what was asked before it.
  const isTold = asked.topics.length > 0 && asked.topics.every(({ id, isAsked }) => !isAsked && generalTopics.has(id))
  const isOpenStill = isTold && isAskedOf(before, leftOpen)
  // "I need a quote", and then what of.
  const isQuoted = isTold && asked.services.size > 0 && isAskedOf(before, quoted)
  return {
    ...asked,
    // Panels that are only named are to be priced.
    topics: isOpenStill ? before.topics : isOnlyCounted || isQuoted ? [pricing] : asked.topics,
    services: servicesOf(asked, before),
    counts,
    addends: counted.length > 0 ? asked.addends : before.addends,
    places: asked.places.length > 0 ? asked.places : before.places,
    ...timeOf(asked, before),
    isToday: asked.isToday || before.isToday,
  }
}

const noon = 12
const extras = new Set(['premium', 'fees', 'travel'])

/** "Does that cost more?" */
const isOnlyExtra = (asked: Understanding): boolean =>
  !namesAnything(asked) &&
  asked.topics.length > 0 &&
  asked.topics.every(({ id }) => amounts.has(id)) &&
  (isAskedOf(asked, extras) || saysOneOf(asked.tokens, asked.lexicon.words.moreWords))

/** What may cost more of what was said last: the time of a visit, the drive to a place, or both. */
const extraOf = (last: Understanding): Understanding['topics'] => [
  ...(namesTime(last) ? [{ id: 'premium', share: 1 }] : []),
  ...(last.places.length > 0 ? [{ id: 'travel', share: 1 }] : []),
]

// "What do I pay in all?" asks for a sum, and not by what means.
const spent = new Set([...priced, 'payment', 'fees'])

const isOfTotal = ({ tokens, lexicon: { words } }: Understanding): boolean => saysOneOf(tokens, words.togetherWords)

/**
 * Reads a message in the light of what was said before it: "and on a Sunday?" asks the same of another day, and "how much
 * is that?" speaks of the same panels. `before` is what is remembered of all of it, `last` the last message alone.
 */
export const followUp = (said: Understanding, before: Understanding, last: Understanding): Understanding => {
  const asked = withoutGuessedCounts(said, before)
  if (isSmallTalk(asked) && !namesAnything(asked)) return asked
  // "And at 7?", after six in the morning.
  if (asked.openHour !== undefined && before.hour !== undefined)
    return followUp(
      { ...asked, hour: before.hour < noon ? asked.openHour : asked.openHour + noon, openHour: undefined },
      before,
      last,
    )
  if (asked.hour !== undefined && asked.day === undefined && isAskedOf(before, new Set(['same-day'])))
    return { ...asked, isTomorrow: asked.isTomorrow || (before.isTomorrow && !isNow(asked)), topics: before.topics }
  if (isOnlyHowLong(asked) && isAskedOf(before, withoutLength)) return { ...asked, topics: [], article: 0, strange: 1 }
  const other =
    ofFewerThings(asked, before) ??
    asOtherThing(asked, before) ??
    asSameMatter(asked, before) ??
    asSameOfOther(asked, before)
  if (other) return other
  if (isOnlyPointing(asked) && last.topics.length > 0 && !isAskedOf(last, priced))
    return { ...last, tokens: asked.tokens }
  const isOfJob = before.counts.length + before.services.size > 0 && isOfTotal(asked) && isAskedOf(asked, spent)
  if (isOfJob && !namesAnything(asked))
    return { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
  if (isOnlyExtra(asked) && !isOfJob && extraOf(last).length > 0)
    return { ...before, tokens: asked.tokens, isPolar: false, topics: extraOf(last) }
  if (isOnlyHowMuch(asked) && !isOfJob && isAskedOf(before, withAmount)) return before
  // "Do you come to Tulare? How much?" asks for the drive; "do you wash windows in Tulare?" names a job.
  if (isOnlyHowMuch(asked) && isAskedOf(before, new Set(['area'])))
    return before.services.size > 0
      ? { ...asked, ...thingsOf(asked, before), ...timeOf(asked, before), topics: [pricing] }
      : { ...before, topics: [{ id: 'travel', share: 1 }] }
  // "Does that include the screens?" asks about the price that was told, and not for another one.
  if (asked.inclusion && isAskedOf(asked, included))
    return { ...asked, services: asked.services.union(before.services), places: [] }
  const isPlain = asked.topics.some(({ share }) => share >= ownTopic)
  const isOwn = asked.topics.some(({ id, share }) => share >= plainTopic && !open.has(id) && !generalTopics.has(id))
  const saysAmount = asked.tokens.some(({ stem }) => isAmount(stem, asked.lexicon))
  const isPriceAsked = isAskedOf(asked, priced) && (saysAmount || asked.topics.some(({ isAsked }) => isAsked))
  const isTelling = asked.counts.length > 0 && !saysQuestion(asked) && !isPriceAsked && isAskedOf(before, ofPanels)
  const isMore = !isOwn && (isTelling || asked.isFollowUp || !isPlain || isAdding(asked) || isOnlyThing(asked))
  if (isOfBundle(asked, before))
    return {
      ...asked,
      ...thingsOf(asked, before),
      services: asked.services.union(before.services),
      topics: [{ id: 'bundle', share: 1 }],
    }
  if (isSameOf(asked, before))
    return { ...before, ...thingsOf(asked, before), tokens: [...before.tokens, ...asked.tokens] }
  if (namesAnything(asked) && isAskedOf(before, open) && isMore) {
    const opened = before.topics.filter(({ id }) => open.has(id))
    // "I am in Dinuba", said after how many panels there are, asks for no area.
    const isTold = opened.every(({ id, isAsked }) => id === 'area' && isAsked !== true)
    const own = asked.topics.filter(({ id, share }) => share >= ownTopic && open.has(id))
    // "What if I do windows and panels?", after the drive was asked for.
    const isNewJob = asked.services.size > 0 && opened.every(({ id }) => ofPlace.has(id))
    const isOther = own.length > 0 && saysQuestion(asked) && (isNewJob || !isAskedOf(before, priced))
    const topics = isTold && before.counts.length > 0 ? [pricing] : isOther ? own : opened
    const things = { ...thingsOf(asked, before), ...timeOf(asked, before) }
    return { ...asked, ...things, topics, alone: undefined, unanswered: [], article: 0 }
  }
  if (!isAskedOf(asked, open)) return withAudience(asked, before)
  const spokenOf = thingsOf(asked, before)
  const isPriced = isAskedOf(asked, priced)
  const told = { places: spokenOf.places, ...timeOf(asked, before) }
  if (asked.services.size > 0 || asked.counts.length > 0)
    return { ...asked, ...(isPriced && told), services: withBusiness(asked, before) }
  // "Can you do it on Sunday?" asks for what was spoken of at that time; "what are your hours?" does not.
  const isVisit = namesTime(asked) && before.counts.length > 0
  if (isAskedOf(asked, hours) && !isPriced && !isVisit) return asked
  return { ...asked, ...spokenOf, ...(isPriced || isVisit ? told : { places: asked.places }) }
}
