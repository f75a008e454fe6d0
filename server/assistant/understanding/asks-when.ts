import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

/** True for a message that says nothing but "when", in however many small words: "ok then when?" */
export const asksWhen = ({ tokens, lexicon }: Understanding): boolean => {
  const { whenWords, untilWords } = lexicon.words
  const isSmall = (word: string) => lexicon.isFiller(word) || lexicon.isNeutral(word)
  const isSince = saysOneOf(tokens, untilWords)
  return (
    saysOneOf(tokens, whenWords) && !isSince && tokens.every(({ word }) => isSmall(word) || whenWords.includes(word))
  )
}
