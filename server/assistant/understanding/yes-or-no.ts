import type { Lexicon } from '../language/lexicon.ts'
import type { Reading } from './reading.ts'
import { saysConcept } from './says-concept.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

/** "Can you come at six", "so do you": a question that begins so wants a yes or a no. */
export const isYesNo = ([first, second]: readonly Token[], { words, isQuestionWord }: Lexicon): boolean => {
  const isVerb = (token: Token | undefined) => token !== undefined && words.yesNoWords.includes(token.word)
  return isVerb(first) || (isVerb(second) && first !== undefined && !isQuestionWord(first.word))
}

/** The same of what ends with a question mark, and does not begin with "what" or "how much". */
export const asksYesOrNo = (said: readonly Token[], isAsked: boolean, lexicon: Lexicon): boolean => {
  const { words, isQuestionWord } = lexicon
  const opening = said.slice(0, 2)
  const isOpen = opening.some(({ word }) => isQuestionWord(word) && !words.yesNoWords.includes(word))
  return isYesNo(opening, lexicon) || (isAsked && !isOpen)
}

/** "Is that extra", "does it cost more". */
export const asksWhetherMore = (said: readonly Token[], lexicon: Lexicon): boolean =>
  saysOneOf(said, lexicon.words.moreWords) || saysConcept({ tokens: said, lexicon }, 'extra')

/** True where all that wants a yes or a no is whether something costs more: "what about 5 pm, does that cost more?". */
export const asksOnlyWhetherMore = (
  { clauses, tokens }: Pick<Reading, 'clauses' | 'tokens'>,
  lexicon: Lexicon,
): boolean => {
  const asked = clauses
    .map(({ from, to, isAsked }) => ({ said: tokens.slice(from, to), isAsked }))
    .filter(({ said, isAsked }) => asksYesOrNo(said, isAsked, lexicon))
  return asked.length > 0 && asked.every(({ said }) => asksWhetherMore(said, lexicon))
}
