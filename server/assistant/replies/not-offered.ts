import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const mostNamed = 3

/** A kind no to work that is not ours, by its name where we know it, and what we do instead. */
export const notOfferedReply = ({ otherJobs }: Understanding, { say }: ReplyContext): string[] => {
  const [first, ...more] = otherJobs.slice(0, mostNamed)
  if (first === undefined) return [say('notOffered'), say('weClean')]
  return [
    say('notOfferedNamed', { thing: first }),
    ...more.map((thing) => say('notOfferedAlso', { thing })),
    say('weClean'),
  ]
}
