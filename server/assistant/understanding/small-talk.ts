import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

const surely = 0.8
/** What is said besides, and asks nothing. */
export const smallTalk: ReadonlySet<string> = new Set(['thanks', 'greeting', 'bye'])

/** "Ok, great", "thank you": nothing is asked in it. */
export const isSmallTalk = ({ alone, topics, tokens, lexicon }: Understanding): boolean =>
  alone !== undefined &&
  smallTalk.has(alone.id) &&
  topics.length === 0 &&
  !tokens.some(({ word }) => lexicon.isQuestionWord(word)) &&
  // "Ok, I'll think about it" points at nothing that is asked.
  (alone.share >= surely || !saysOneOf(tokens, lexicon.words.pointers))
