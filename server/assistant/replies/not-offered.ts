import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const mostNamed = 3

/** A kind no to work that is not ours, by its name where we know it, and what we do instead. */
export const notOfferedReply = (
  { otherJobs, services, tokens, lexicon }: Understanding,
  { say }: ReplyContext,
): string[] => {
  const [first, ...more] = otherJobs.slice(0, mostNamed)
  if (first === undefined) return [say('notOffered'), say('weClean')]
  return [
    say('notOfferedNamed', { thing: first }),
    ...more.map((thing) => say('notOfferedAlso', { thing })),
    // "Black mold on my patio": to wash the patio is ours.
    services.has('pressure') && saysOneOf(tokens, lexicon.words.growthWords) ? say('growthOutside') : say('weClean'),
  ]
}
