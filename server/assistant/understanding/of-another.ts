import { isAmount } from './amounts-again.ts'
import { isAdding, namesAnything, namesTime, thingsOf, timeOf } from './carry-over.ts'
import { fewWords, isOnlyThing } from './fewer-things.ts'
import { generalTopics, open, priced, pricing } from './follow-up-topics.ts'
import { isAskedOf } from './is-asked-of.ts'
import type { Understanding } from './understand.ts'

const ownTopic = 0.5
const plainTopic = 0.75
const ofPlace = new Set(['area', 'travel'])
// What a number of panels, told afterwards, belongs to.
const ofPanels = new Set(['duration', 'how-often', 'included'])

// What is another thing on another day.
const timed = new Set([...priced, 'hours', 'area'])

const saysQuestion = ({ tokens, lexicon }: Understanding): boolean =>
  tokens.some(({ word }) => lexicon.isQuestionWord(word))

/** "Is there a discount if you do the windows as well?", "and the panels on the same day?", after the other of the two. */
export const asBundle = (asked: Understanding, before: Understanding): Understanding | undefined => {
  const isOfPanels = before.counts.length > 0 || before.services.has('solar')
  const isOfBoth = asked.services.has('window')
    ? isOfPanels
    : asked.services.has('solar') && before.services.has('window')
  const isSameDay = isAskedOf(asked, 'same-day') && !asked.isToday && !asked.isHowFast
  if (!isOfBoth || !(isAskedOf(asked, 'discounts') || isSameDay)) return undefined
  const services = asked.services.union(before.services)
  return { ...asked, ...thingsOf(asked, before), services, topics: [{ id: 'bundle', share: 1 }] }
}

const ourGlass = new Set(['solar', 'window', 'screen', 'track'])

/** "On windows too?" */
const isOfGlassToo = (asked: Understanding): boolean =>
  isAdding(asked) && [...asked.services].every((name) => ourGlass.has(name))

/** "And for my office too?" asks the same of another thing. */
export const asSame = (asked: Understanding, before: Understanding): Understanding | undefined =>
  (asked.isFollowUp || isOfGlassToo(asked)) &&
  asked.services.size > 0 &&
  asked.tokens.length <= fewWords &&
  asked.topics.every(({ id }) => generalTopics.has(id)) &&
  before.topics.length > 0 &&
  !isAskedOf(before, ...open) &&
  !isAskedOf(before, ...generalTopics)
    ? { ...before, ...thingsOf(asked, before), tokens: [...before.tokens, ...asked.tokens] }
    : undefined

const isMore = (asked: Understanding, before: Understanding): boolean => {
  const isPlain = asked.topics.some(({ share }) => share >= ownTopic)
  const isOwn = asked.topics.some(({ id, share }) => share >= plainTopic && !open.has(id) && !generalTopics.has(id))
  const saysAmount = asked.tokens.some(({ stem }) => isAmount(stem, asked.lexicon))
  const isPriceAsked = isAskedOf(asked, ...priced) && (saysAmount || asked.topics.some(({ isAsked }) => isAsked))
  const isTelling = asked.counts.length > 0 && !saysQuestion(asked) && !isPriceAsked && isAskedOf(before, ...ofPanels)
  // "Do you move the screens?", after what a visit includes, is asked by itself.
  const isThing =
    isOnlyThing(asked) && !(asked.isPolar && asked.services.has('screen') && isAskedOf(before, 'included'))
  return !isOwn && (isTelling || asked.isFollowUp || !isPlain || isAdding(asked) || isThing)
}

const parts = new Set(['screen', 'track'])

/** "And the tracks?", after what a visit to the windows includes: whether they are among it. */
const inclusionOf = (asked: Understanding, before: Understanding) =>
  isAskedOf(before, 'included') &&
  before.soFar.services.has('window') &&
  asked.services.size > 0 &&
  asked.services.isSubsetOf(parts)
    ? { inclusion: 'included' as const, isPolar: true }
    : {}

/** "And on a Sunday?", "what about Visalia?": what was asked, of another thing, place or time. */
export const asMore = (asked: Understanding, before: Understanding): Understanding | undefined => {
  if (!namesAnything(asked) || !isAskedOf(before, ...open) || !isMore(asked, before)) return undefined
  // What is asked again is sure, however likely it was at first.
  const opened = before.topics.filter(({ id }) => open.has(id)).map((topic) => ({ ...topic, share: 1 }))
  // "I am in Dinuba", said after how many panels there are, asks for no area.
  const isTold = opened.every(({ id, isAsked }) => id === 'area' && isAsked !== true)
  const own = asked.topics.filter(({ id, share }) => share >= ownTopic && open.has(id))
  // "What if I do windows and panels?", after the drive was asked for.
  const isNewJob = asked.services.size > 0 && opened.every(({ id }) => ofPlace.has(id))
  // "And on Saturday?", after how long it takes.
  const isOtherTime = namesTime(asked) && isAskedOf(asked, 'hours') && !isAskedOf(before, ...timed)
  const isOther = isOtherTime || (own.length > 0 && saysQuestion(asked) && (isNewJob || !isAskedOf(before, ...priced)))
  const topics = isTold && before.counts.length > 0 ? [pricing] : isOther ? own : opened
  const things = { ...thingsOf(asked, before), ...timeOf(asked, before), ...inclusionOf(asked, before) }
  return { ...asked, ...things, topics, alone: undefined, unanswered: [], article: 0 }
}
