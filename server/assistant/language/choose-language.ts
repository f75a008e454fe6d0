import type { Lexicon } from './lexicon.ts'
import { wordsOf } from './words.ts'

const spanishMarks = /[¿¡ñ]/i

// Less than a word that is spelled right, and enough that two typos outweigh one word that both languages nearly share.
const misspelled = 0.6
const oneSlip = 1.1

// A short message in a conversation is most likely in the language of the one before it.
const goesOn = 1

/** The language that most words of a message belong to; in doubt that of the message `before` it, else the first. */
export const chooseLanguage = (
  message: string,
  first: Lexicon,
  others: readonly Lexicon[],
  before?: Lexicon,
): Lexicon => {
  const words = wordsOf(message)
  const nearly = (word: string) => {
    const close = word.length > 3 ? first.nearest(word) : undefined
    return close && close.cost <= oneSlip && first.isSubject(close.known) ? misspelled : 0
  }
  const share = (lexicon: Lexicon) =>
    (lexicon === before ? goesOn : 0) +
    words.reduce((sum, word) => {
      const isShort = Object.hasOwn(lexicon.words.slang, word)
      const exact = Number(lexicon.isFiller(word) || isShort) + Number(lexicon.isSubject(word))
      return sum + (exact > 0 || lexicon !== first ? exact : nearly(word))
    }, 0)
  const marks = spanishMarks.test(message) ? 2 : 0
  return others.reduce((best, lexicon) => (share(lexicon) + marks > share(best) ? lexicon : best), first)
}
