import { saysPhrase } from '../understanding/says-phrase.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** How to set a date; whoever asks how long before hears what we publish of that. */
export const bookingReply = (
  { tokens, lexicon: { words } }: Understanding,
  { answers, say }: ReplyContext,
): string[] => [saysPhrase(tokens, words.aheadPhrases) ? say('leadTime') : (answers.booking ?? '')]
