import type { Lexicon } from './lexicon.ts'
import { wordsOf } from './words.ts'

const spanishMarks = /[¿¡ñ]/i

/** The language that most words of a message belong to; the first in doubt. */
export const chooseLanguage = (message: string, first: Lexicon, others: readonly Lexicon[]): Lexicon => {
  const words = wordsOf(message)
  const share = (lexicon: Lexicon) =>
    words.filter((word) => lexicon.isFiller(word)).length + words.filter((word) => lexicon.isSubject(word)).length
  const marks = spanishMarks.test(message) ? 2 : 0
  return others.reduce((best, lexicon) => (share(lexicon) + marks > share(best) ? lexicon : best), first)
}
