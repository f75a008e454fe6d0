import { asBoth, asExtra, asHowMuch, asTotal } from './amounts-again.ts'
import { namesAnything, namesTime, thingsOf, timeOf, withBusiness } from './carry-over.ts'
import { ofFewerThings } from './fewer-things.ts'
import { open, priced } from './follow-up-topics.ts'
import { asSetting } from './in-setting.ts'
import { isAskedOf } from './is-asked-of.ts'
import { asBundle, asMore, asSame } from './of-another.ts'
import { isOnlyPointing } from './only-pointing.ts'
import { asOtherThing } from './other-thing.ts'
import { withoutGuessedCounts } from './same-job.ts'
import { asSameMatter } from './same-matter.ts'
import { asSameOfOther } from './same-of-other.ts'
import { asTimeOfVisit } from './same-visit.ts'
import { saysOneOf } from './says-one-of.ts'
import { isSmallTalk } from './small-talk.ts'
import type { Understanding } from './understand.ts'
import { withAudience } from './with-audience.ts'

/** One way to go on from what was said; undefined where the message does not go on so. */
type Step = (asked: Understanding, before: Understanding, last: Understanding) => Understanding | undefined

// "Morning", after whether we come, is no greeting.
const asSmallTalk: Step = (asked, before) =>
  isSmallTalk(asked) && !namesAnything(asked) ? (asTimeOfVisit(asked, before) ?? asked) : undefined

const noon = 12

/** "And at 7?", after six in the morning. */
const asOpenHour: Step = (asked, before, last) => {
  if (asked.openHour === undefined || before.hour === undefined) return undefined
  const hour = before.hour < noon ? asked.openHour : asked.openHour + noon
  return followUp({ ...asked, hour, openHour: undefined }, before, last)
}

// "It's 3:15 already, is that too late?" goes back to today, whatever day was spoken of.
const isNow = ({ tokens, lexicon: { words } }: Understanding): boolean => saysOneOf(tokens, words.nowWords)

/** "At 4?", after whether we come today or tomorrow. */
const asHour: Step = (asked, before) =>
  asked.hour !== undefined && asked.day === undefined && isAskedOf(before, 'same-day')
    ? { ...asked, isTomorrow: asked.isTomorrow || (before.isTomorrow && !isNow(asked)), topics: before.topics }
    : undefined

// How long these last is not published: "for how long?" asks for no length of a job.
const withoutLength = new Set(['guarantee', 'refund', 'discounts', 'contract', 'insurance', 'warranty', 'quote'])

const isOnlyHowLong = ({ tokens, topics, lexicon }: Understanding): boolean =>
  topics.length > 0 &&
  topics.every(({ id }) => id === 'duration') &&
  tokens.every(({ word }) => lexicon.isFiller(word) || word.includes('_'))

const asUnknownLength: Step = (asked, before) =>
  isOnlyHowLong(asked) && isAskedOf(before, ...withoutLength)
    ? { ...asked, topics: [], article: 0, strange: 1 }
    : undefined

/** "Is that a problem?", of what was told just before. */
const asPointing: Step = (asked, _, last) =>
  isOnlyPointing(asked) && last.topics.length > 0 && !isAskedOf(last, ...priced)
    ? { ...last, tokens: asked.tokens }
    : undefined

/** "Does that include the screens?" asks about the price that was told, and not for another one. */
const asInclusion: Step = (asked, before) =>
  asked.inclusion && isAskedOf(asked, 'included')
    ? { ...asked, services: asked.services.union(before.services), places: [] }
    : undefined

/** What asks for a price, a time or a place of its own: of the things, the place and the time that were spoken of. */
const asOfSpoken = (asked: Understanding, before: Understanding): Understanding => {
  const spokenOf = thingsOf(asked, before)
  const isPriced = isAskedOf(asked, ...priced)
  const told = { places: spokenOf.places, ...timeOf(asked, before) }
  if (asked.services.size > 0 || asked.counts.length > 0)
    return { ...asked, ...(isPriced && told), services: withBusiness(asked, before) }
  // "Can you do it on Sunday?" asks for what was spoken of at that time; "what are your hours?" does not.
  // "Can you do it on Saturday?" costs nothing extra, and asks for no price anew.
  const isFreeDay = asked.isPolar && asked.day === 'otherDays' && asked.hour === undefined && !asked.isOffHours
  const isVisit = namesTime(asked) && before.counts.length > 0 && !isFreeDay
  if (isAskedOf(asked, 'hours') && !isPriced && !isVisit) return asked
  return { ...asked, ...spokenOf, ...(isPriced || isVisit ? told : { places: asked.places }) }
}

/** The ways to go on from what was said, the plainest first. */
const steps: readonly Step[] = [
  asSmallTalk,
  asOpenHour,
  asHour,
  asUnknownLength,
  ofFewerThings,
  asSetting,
  asOtherThing,
  asSameMatter,
  asSameOfOther,
  asPointing,
  asBoth,
  asTotal,
  asExtra,
  asHowMuch,
  asInclusion,
  asBundle,
  asSame,
  asMore,
]

/**
 * Reads a message in the light of what was said before it: "and on a Sunday?" asks the same of another day, and "how much
 * is that?" speaks of the same panels. `before` is what is remembered of all of it, `last` the last message alone.
 */
export const followUp = (said: Understanding, before: Understanding, last: Understanding): Understanding => {
  const asked = withoutGuessedCounts(said, before)
  for (const step of steps) {
    const now = step(asked, before, last)
    if (now) return now
  }
  return isAskedOf(asked, ...open) ? asOfSpoken(asked, before) : withAudience(asked, before)
}
