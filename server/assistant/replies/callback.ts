import { saysPhrase } from '../understanding/says-phrase.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** That we call back; whoever tells the number here is told where it belongs. */
export const callbackReply = ({ tokens, lexicon }: Understanding, { answers, say }: ReplyContext): string[] =>
  saysPhrase(tokens, lexicon.words.numberPhrases) ? [say('numberTold')] : [answers.callback ?? '']
