import { saysConcept } from '../understanding/says-concept.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** "Only 2 hours before", "an hour before": fewer than canceling is free for. */
const isShortNotice = ({ tokens, lexicon: { words } }: Understanding, { pricing }: ReplyContext): boolean =>
  tokens.some(({ word }, at) => {
    if (!words.hourWords.includes(word)) return false
    const count = tokens[at - 1]?.value ?? (word === words.hourWords[0] ? 1 : undefined)
    return count !== undefined && count < pricing.rules.freeCancellationHours.from
  })

/** Until when canceling is free; of a later hour, of a visit today and of a charge that somebody names, what is not published. */
export const cancellationReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, answers } = context
  const isLate = asked.namesPrice || saysConcept(asked, 'tooLate') || isShortNotice(asked, context)
  return [
    ...(asked.namesPrice ? [say('published')] : []),
    answers.cancellation ?? '',
    ...(isLate ? [say('cancelLater')] : []),
    ...(asked.isToday && saysConcept(asked, 'book') ? [say('cancelToday')] : []),
  ]
}
