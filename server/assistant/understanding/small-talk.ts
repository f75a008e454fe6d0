import type { Understanding } from './understand.ts'

const smallTalk = new Set(['thanks', 'greeting', 'bye'])

/** "Ok, great", "thank you": nothing is asked in it. */
export const isSmallTalk = ({ alone, topics, tokens, lexicon }: Understanding): boolean =>
  alone !== undefined &&
  smallTalk.has(alone.id) &&
  topics.length === 0 &&
  !tokens.some(({ word }) => lexicon.isQuestionWord(word) || lexicon.words.pointers.includes(word))
