import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

/** How to set a date; whoever asks how long before hears what we publish of that. */
export const bookingReply = (
  { tokens, lexicon: { words } }: Understanding,
  { answers, say }: ReplyContext,
): string[] => [saysOneOf(tokens, words.aheadWords) ? say('leadTime') : (answers.booking ?? '')]
