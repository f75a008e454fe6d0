import { sentencesOf } from '../retrieval/markdown.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import { asksYesOrNo } from '../understanding/yes-or-no.ts'
import type { ReplyContext } from './reply-context.ts'

const asksOfHarm = ({ tokens, lexicon }: Understanding): boolean => saysOneOf(tokens, lexicon.words.harmWords)

/** That our water is safe; whoever asks whether it does harm is not answered with a yes. */
export const waterSafeReply = (asked: Understanding, { answers, say }: ReplyContext): string[] => {
  const { 'water-safe': answer = '' } = answers
  return asksOfHarm(asked) ? [say('harmless'), ...sentencesOf(answer).slice(1)] : [answer]
}

/** What we clean with; where it is asked whether that does harm, first that it should not. */
export const equipmentReply = (asked: Understanding, { answers, say }: ReplyContext): string[] => {
  // "Can I hose them off myself, or do I hurt them?" is asked of no brush of ours.
  const isOurs = asked.topics.every(({ id }) => id !== 'diy')
  const isFeared = isOurs && asksOfHarm(asked) && (asked.isPolar || asksYesOrNo(asked.tokens, true, asked.lexicon))
  return [...(isFeared ? [say('harmless')] : []), answers.equipment ?? '']
}
