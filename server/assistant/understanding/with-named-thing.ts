import { fewWords } from './fewer-things.ts'
import { isAskedOf } from './is-asked-of.ts'
import { bestShare, strongShare } from './sureness.ts'
import type { Understanding } from './understand.ts'

type Read = (message: string) => Understanding
type Turn = { alone: Understanding; before: Understanding }

/** "Are they included with the windows?", after screens: `thing` is what they are. */
export const withIncludedThing = (
  message: string,
  { alone, before }: Turn,
  thing: string | undefined,
  read: Read,
): Understanding | undefined => {
  const { theyWords } = alone.lexicon.words
  const isOfOther = alone.services.size > 0 && alone.services.isDisjointFrom(before.services)
  if (thing === undefined || !isOfOther || !isAskedOf(alone, 'included')) return undefined
  const they = new RegExp(`\\b(?:${theyWords.join('|')})\\b`, 'i')
  return they.test(message) ? read(message.replace(they, thing)) : undefined
}

const offers = new Set(['not-offered', 'gutters', 'pressure-washing', 'services', 'windows', 'screens', 'solar'])
// What "and roofs?" sounds like, which may ask for a roof to be washed.
const soundsLike = new Set(['roof', 'clean-up', 'prepare'])

/** "Ok, and roofs?", after "do you clean gutters?": whether we clean those. */
export const withOtherWork = (message: string, { alone, before }: Turn, read: Read): Understanding | undefined => {
  const { tokens, topics, lexicon } = alone
  const isShort = tokens.length <= fewWords && topics.every(({ id }) => soundsLike.has(id))
  const isOfWork = before.topics.length > 0 && before.topics.every(({ id }) => offers.has(id))
  if (!isShort || !isOfWork || alone.services.size + alone.counts.length + alone.places.length > 0) return undefined
  const spelled = read(`${lexicon.words.cleanPhrase} ${message}`)
  const isRefused = isAskedOf(spelled, 'not-offered') && spelled.otherJobs.length > 0
  return isRefused && bestShare(spelled) >= strongShare ? spelled : undefined
}
