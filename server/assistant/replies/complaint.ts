import { tellsOfDamage, tellsOfPoorWork, tellsOfWaiting } from '../understanding/grievance.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** Sorry first, and whom to tell: of damage that we are insured, of poor work that we come back. */
export const complaintReply = (asked: Understanding, { answers, say }: ReplyContext): string[] => {
  const { tokens, lexicon, services } = asked
  const { grievances } = lexicon.words
  if (tellsOfWaiting(tokens, lexicon)) return [say('complaintLate')]
  if (tellsOfDamage(tokens, lexicon) || (asked.topics.length === 1 && saysOneOf(tokens, grievances.damage)))
    return [say('complaintDamage'), ...(services.has('solar') ? [say('keepOff')] : [])]
  if (tellsOfPoorWork(tokens, lexicon)) return [say('complaintWork')]
  return [answers.complaint ?? '']
}

/** When we reply; sorry first for whoever has waited. */
export const replyTimeReply = (asked: Understanding, { answers, say }: ReplyContext): string[] =>
  tellsOfWaiting(asked.tokens, asked.lexicon) ? [say('complaintLate')] : [answers['reply-time'] ?? '']

/** Our guarantee; sorry first for whoever has found something. */
export const guaranteeReply = (asked: Understanding, { answers, say }: ReplyContext): string[] =>
  tellsOfPoorWork(asked.tokens, asked.lexicon) ? [say('complaintWork')] : [answers.guarantee ?? '']
