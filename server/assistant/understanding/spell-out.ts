import { saysOnlyBoth } from './amounts-again.ts'
import { withAntecedent } from './antecedent.ts'
import { asksWhen } from './asks-when.ts'
import { generalTopics, open } from './follow-up-topics.ts'
import { isAskedOf } from './is-asked-of.ts'
import type { Service } from './reading.ts'
import { isSmallTalk } from './small-talk.ts'
import { bestShare, strongShare } from './sureness.ts'
import type { Understanding } from './understand.ts'
import { withIncludedThing, withOtherWork } from './with-named-thing.ts'
import { withoutEnd } from './without-end.ts'

const longest = 10
const longestScrap = 7
const sure = 0.5
const telling: readonly Service[] = ['solar', 'window', 'screen', 'track', 'gutter', 'pressure']
// What the name of a thing alone asks for: it says nothing of what is asked about the thing.
const ofThingAlone = new Set(['solar', 'windows', 'screens', 'gutters', 'pressure-washing', 'price', 'article'])

// "Window screens" are named as windows and as screens.
const mostThings = 2

/** What a conversation is about, each by the first word of its kind; nothing where that is too many things. */
const thingsOf = ({ services, lexicon }: Understanding): string[] => {
  const named = telling.filter((service) => services.has(service))
  return named.length > mostThings ? [] : named.flatMap((name) => lexicon.words.concepts[name]?.[0] ?? [])
}

/** "What about on the solar panels?", after vinegar: the same asked of a thing that is named now. */
const ofOtherThing = (
  message: string,
  alone: Understanding,
  { before, said }: { before: Understanding; said: string },
  read: (message: string) => Understanding,
): Understanding | undefined => {
  const isScrap = alone.isFollowUp && alone.services.size === 1 && alone.counts.length + alone.places.length === 0
  const isVague = bestShare(alone) < sure && alone.tokens.length <= longestScrap && alone.lexicon === before.lexicon
  const isOwn = before.topics.length > 0 && !isAskedOf(before, ...open, ...generalTopics)
  if (!isScrap || !isVague || !isOwn) return undefined
  const whole = read(`${withoutEnd(said)} ${message}`)
  return bestShare(whole) >= strongShare ? whole : undefined
}

/**
 * Reads a message that names no thing of its own as one about the thing that was spoken of: "and if one has a hole in it?"
 * asks of a screen. The message as it stands where that makes it no plainer. `last` is the message before it, `said` its
 * words, `subject` what they all are about.
 */
export const spellOut = (
  message: string,
  alone: Understanding,
  { before, last, said, subject }: { before: Understanding; last: Understanding; said: string; subject: string },
  read: (message: string) => Understanding,
): Understanding => {
  // What it asks follows from what was asked, whatever that was of; "thank you" asks nothing.
  if (asksWhen(alone) || isSmallTalk(alone) || saysOnlyBoth(alone)) return alone
  const named = withIncludedThing(message, { alone, before }, thingsOf(before)[0], read)
  const other = named ?? (alone.isFollowUp ? withOtherWork(message, { alone, before }, read) : undefined)
  if (other) return other
  const pointed = withAntecedent(message, alone, { subject, before, last }, read)
  if (pointed) return pointed
  const isOpen = alone.services.size === 0 && alone.counts.length === 0 && alone.tokens.length <= longest
  const ofThing = ofOtherThing(message, alone, { before, said }, read)
  if (ofThing) return ofThing
  if (!isOpen || bestShare(alone) >= strongShare || alone.lexicon !== before.lexicon) return alone
  const bare = withoutEnd(message)
  const [spelled] = thingsOf(before)
    .map((thing) => read(`${bare} ${thing}?`))
    .filter(({ topics }) => !topics.some(({ id }) => ofThingAlone.has(id)))
    .sort((a, b) => bestShare(b) - bestShare(a))
  const isPlainer = spelled && bestShare(spelled) >= sure && bestShare(spelled) > bestShare(alone)
  if (isPlainer) return spelled
  // "Is it safe for my dog?" and then "and my plants?": a scrap goes on from the sentence before it.
  const namesOther = alone.places.length + alone.numbers.length > 0
  const isScrap = alone.isFollowUp && !namesOther && bestShare(alone) < sure && alone.tokens.length <= longestScrap
  const whole = isScrap && before.topics.length > 0 && read(`${withoutEnd(said)} ${message}`)
  return whole && bestShare(whole) >= strongShare ? whole : alone
}
