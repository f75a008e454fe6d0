import type { Service } from './reading.ts'
import { bestShare, strongShare } from './sureness.ts'
import type { Understanding } from './understand.ts'

const longest = 10
const sure = 0.5
const telling: readonly Service[] = ['solar', 'window', 'screen', 'track', 'gutter', 'pressure']
// What the name of a thing alone asks for: it says nothing of what is asked about the thing.
const ofThingAlone = new Set(['solar', 'windows', 'screens', 'gutters', 'pressure-washing', 'price', 'article'])

/** The one thing that a conversation is about, by the first word of its kind; undefined where there are several. */
const thingOf = ({ services, lexicon }: Understanding): string | undefined => {
  const [name, ...others] = telling.filter((service) => services.has(service))
  return name && others.length === 0 ? lexicon.words.concepts[name]?.[0] : undefined
}

/**
 * Reads a message that names no thing of its own as one about the thing that was spoken of: "and if one has a hole in it?"
 * asks of a screen. The message as it stands where that makes it no plainer.
 */
export const spellOut = (
  message: string,
  alone: Understanding,
  before: Understanding,
  read: (message: string) => Understanding,
): Understanding => {
  const isOpen = alone.services.size === 0 && alone.counts.length === 0 && alone.tokens.length <= longest
  const thing = isOpen && bestShare(alone) < strongShare && alone.lexicon === before.lexicon && thingOf(before)
  if (!thing) return alone
  const spelled = read(`${message.replace(/[\s.?!]+$/, '')} ${thing}?`)
  const isPlainer = bestShare(spelled) >= sure && bestShare(spelled) > bestShare(alone)
  return isPlainer && !spelled.topics.some(({ id }) => ofThingAlone.has(id)) ? spelled : alone
}
