import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import { isTerm } from '../slots/message.ts'
import { readItems } from '../slots/read-items.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import type { LanguageWords } from '../text/language.ts'
import { wordsOf } from '../text/word-tokens.ts'

// Share of all asks from which a word carries no meaning: "and what if it's a ...".
const common = 0.0012

/** Tells whether a text consists of slots only ("and on a Sunday?"), and so continues the previous ask. */
export const onlySlots =
  (places: Gazetteer, frequency: LanguageWords) =>
  (text: string, language: ChatLanguage): boolean => {
    const items = readItems(text, language, places).filter(({ kind }) => kind !== 'mark')
    const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
    const { fillers, corrections } = vocabularies[language]
    const isCommon = (word: string) =>
      fillers.includes(word) ||
      corrections.includes(word) ||
      (Object.hasOwn(frequency[language], word) && (frequency[language][word] ?? 0) >= common)
    return items.length > words.length && words.every(isCommon)
  }

const shortestWord = 3

/** Tells whether most words of a text are unknown in both languages: "asdf qwer". */
export const gibberish =
  ({ places }: Gazetteer, { en, es }: LanguageWords) =>
  (text: string): boolean => {
    const words = wordsOf(text).filter((word) => word.length >= shortestWord)
    const isKnown = (word: string) =>
      /^\d/.test(word) || Object.hasOwn(en, word) || Object.hasOwn(es, word) || places.has(word)
    return words.filter(isKnown).length <= words.length / 2
  }

/** Tells whether a text refers to something said before: "is that guaranteed?". */
export const refersBack = (text: string, language: ChatLanguage): boolean =>
  wordsOf(text).some((word) => vocabularies[language].pronouns.includes(word))

/** Tells whether a text adds to something said before: "and the windows?". */
export const addsTo =
  (places: Gazetteer) =>
  (text: string, language: ChatLanguage): boolean =>
    readItems(text, language, places).some((item) => isTerm(item, 'plus'))
