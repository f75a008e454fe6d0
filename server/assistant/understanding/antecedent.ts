import { namesThings } from './carry-over.ts'
import { isAskedOf } from './is-asked-of.ts'
import { isOnlyPointing } from './only-pointing.ts'
import { isPointing } from './pointing.ts'
import { bestShare, strongShare, sureShare } from './sureness.ts'
import type { Token } from './tokens.ts'
import type { Understanding } from './understand.ts'
import { withoutEnd } from './without-end.ts'
import { asksYesOrNo } from './yes-or-no.ts'

const longest = 10
const mostWords = 6
// "Until when?", "since when?", "why is that?": so few small words ask of what was said before them.
const fewestWords = 3

// Whatever it points at, a bare "does it come off?" or "can you get it off?" sounds like these.
const soundsLike = new Set(['gain', 'dirt-loss', 'not-offered', 'services', 'screen-repair', 'discounts'])
const repair = new Set(['screen-repair'])
const refusal = new Set(['not-offered', 'services', 'screen-repair'])
// What small words alone do ask, "how much is it?", and what they ask where it is plain: "when could you come?".
const askedBarely = new Set(['price', 'plans', 'bundle', 'duration', 'premium', 'travel', 'how-often'])
const askedPlainly = new Set(['same-day', 'booking', 'area'])
const barely = 0.5
// What may be the cause of these is asked of them.
const trouble = new Set(['cracked', 'sudden-drop'])

const isTelling = ({ word }: Token, { isFiller, isNeutral, isQuestionWord }: Understanding['lexicon']): boolean =>
  !isFiller(word) && !isNeutral(word) && !isQuestionWord(word)

const tellingIn = ({ tokens, lexicon }: Understanding): string[] =>
  tokens.flatMap((token) => (isTelling(token, lexicon) ? [token.word.replaceAll('_', ' ')] : []))

const isAsking = ({ tokens, lexicon }: Understanding): boolean =>
  tokens.some(({ word }) => lexicon.isQuestionWord(word))

/** What a conversation is about, in its own words: "windows hard water stains". What is only told besides leaves it so. */
export const subjectOf = (asked: Understanding, before: string): string => {
  // A number may be corrected later: "no, 24".
  const telling = tellingIn({ ...asked, tokens: asked.tokens.filter(({ value }) => value === undefined) })
  const told = telling.slice(0, mostWords).join(' ')
  // "Does that hurt them?" is asked of what is spoken of, and leaves it so.
  const isOfBefore = telling.length <= 1 && isPointing(asked.tokens, asked.lexicon)
  const isOwn = before === '' || asked.services.size > 0 || (isAsking(asked) && !isOfBefore)
  return told !== '' && isOwn ? told : before
}

/** How surely a reading is of something: of a topic, or of what one of our pages tells. */
const sureness = (asked: Understanding): number => Math.max(bestShare(asked), asked.article)

const isOnlyOf = ({ topics }: Understanding, kinds: ReadonlySet<string>): boolean =>
  topics.length > 0 && topics.every(({ id }) => kinds.has(id))

/** True for a message whose own words hardly say what it asks: what they point at must say it. */
const isBare = (asked: Understanding, telling: number): boolean => {
  const best = bestShare(asked)
  const isAsked = asked.topics.some(
    ({ id, share }) =>
      share >= (askedPlainly.has(id) ? strongShare : barely) && (askedPlainly.has(id) || askedBarely.has(id)),
  )
  if (isAsked) return false
  return telling === 0
    ? best < strongShare || isOnlyOf(asked, soundsLike)
    : best < sureShare || isOnlyOf(asked, refusal) || (best < strongShare && isOnlyOf(asked, soundsLike))
}

/** "Today?", "until 8?": which visit, and not what of. */
const isTimed = ({ isToday, isTomorrow, numbers, openHour }: Understanding): boolean =>
  isToday || isTomorrow || numbers.length > 0 || openHour !== undefined

/**
 * Reads "so would you be able to get it off?" as asked of the stains that were spoken of; undefined where the message has
 * a subject of its own, or is no plainer with that one. `before` is what was asked before it, `last` the last message alone.
 */
export const withAntecedent = (
  message: string,
  alone: Understanding,
  { subject, before, last }: { subject: string; before: Understanding; last: Understanding },
  read: (message: string) => Understanding,
): Understanding | undefined => {
  // "And if one is torn?", after screens, is as plain as it can be.
  if (before.services.has('screen') && isOnlyOf(alone, repair) && bestShare(alone) >= strongShare) return undefined
  // "They are on two floors", and then "is that a problem?": what was told is pointed at.
  if (isOnlyPointing(alone) && last.topics.length > 0 && subjectOf(last, '') !== subject) return undefined
  const telling = tellingIn(alone).length
  const namesOther = namesThings(alone) || isTimed(alone) || alone.untold.length + alone.otherJobs.length > 0
  const isOpen = !namesOther && alone.tokens.length <= longest
  // "And my plants?" goes on from the whole sentence before it, "and do you mend them?" from its subject.
  const isMore = alone.isFollowUp && (telling === 0 || isOnlyOf(alone, refusal))
  const isGoingOn =
    isPointing(alone.tokens, alone.lexicon) || isMore || (telling === 0 && alone.tokens.length <= fewestWords)
  if (subject === '' || alone.lexicon !== before.lexicon || !isOpen || !isGoingOn) return undefined
  const isOfTrouble = isAskedOf(before, ...trouble) && asksYesOrNo(alone.tokens, true, alone.lexicon) && telling <= 2
  if (!isOfTrouble && (telling > 1 || !isBare(alone, telling))) return undefined
  const spelled = read(`${withoutEnd(message)} ${subject}?`)
  const isStill = isOfTrouble && spelled.topics.some(({ id, share }) => trouble.has(id) && share >= sureShare)
  const needed = telling === 0 || isOnlyOf(alone, soundsLike) ? sureShare : strongShare
  // "Can you get them off?" is surely no discount.
  const own = isOnlyOf(alone, soundsLike) ? 0 : sureness(alone)
  const isPlainer = sureness(spelled) >= needed && sureness(spelled) > own
  return isStill || (isPlainer && !isOfTrouble) ? spelled : undefined
}
