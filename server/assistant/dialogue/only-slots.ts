import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import { isTerm } from '../slots/message.ts'
import { readItems } from '../slots/read-items.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import type { LanguageWords } from '../text/language.ts'
import { wordsOf } from '../text/words.ts'

// A word that stands in so large a part of what is asked says nothing of its own: "and what if it's a ...".
const common = 0.0012

/** Tells whether a text names slots and nothing else, "and on a Sunday?", so that it goes on from the ask before it. */
export const onlySlots =
  (places: Gazetteer, frequency: LanguageWords) =>
  (text: string, language: ChatLanguage): boolean => {
    const items = readItems(text, vocabularies[language], places).filter(({ kind }) => kind !== 'mark')
    const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
    const { fillers } = vocabularies[language]
    const isCommon = (word: string) =>
      fillers.includes(word) || (Object.hasOwn(frequency[language], word) && (frequency[language][word] ?? 0) >= common)
    return items.length > words.length && words.every(isCommon)
  }

/** Tells whether a text speaks of what was said before it: "is that guaranteed?". */
export const refersBack = (text: string, language: ChatLanguage): boolean =>
  wordsOf(text).some((word) => vocabularies[language].pronouns.includes(word))

/** Tells whether a text adds to what was said before it: "and the windows?". */
export const addsTo =
  (places: Gazetteer) =>
  (text: string, language: ChatLanguage): boolean =>
    readItems(text, vocabularies[language], places).some((item) => isTerm(item, 'plus'))
