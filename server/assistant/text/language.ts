import { type ChatLanguage, chatLanguages } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import { isSaid } from './is-said.ts'
import { plain, wordsOf } from './word-tokens.ts'

/** Frequency of each word in the asks of each language. */
export type LanguageWords = Record<ChatLanguage, Readonly<Record<string, number>>>

export const learnLanguages = (asks: Record<ChatLanguage, readonly string[]>): LanguageWords => {
  const count = (texts: readonly string[]) => {
    const counts: Record<string, number> = {}
    const words = texts.flatMap(wordsOf)
    for (const word of words) counts[word] = (Object.hasOwn(counts, word) ? (counts[word] ?? 0) : 0) + 1 / words.length
    return counts
  }
  return { en: count(asks.en), es: count(asks.es) }
}

// Frequency of a word that a language lacks.
const unseen = 1e-5
// Log-odds below which a message, such as a name or number, keeps the conversation's language.
const clear = 1
// Log-odds needed to change the conversation's language; "No" or a street name do not reach it.
const clearChange = 5

/** The language in which a message wants the last answer: "can you say that in English", not "who speaks English". */
export const languageAsked = (text: string): ChatLanguage | undefined => {
  const isAboutPeople = chatLanguages.some((language) => isSaid(vocabularies[language].speakers, text))
  return isAboutPeople ? undefined : chatLanguages.find((language) => isSaid(vocabularies[language].requests, text))
}

/** Language of a message; `before` if unclear. Words of place names ("Kettleman City") are ignored. */
export const languageReader = ({ en, es }: LanguageWords, { places }: Pick<Gazetteer, 'places'>) => {
  const names = new RegExp(`\\b(?:${[...places.keys()].filter((name) => name.includes(' ')).join('|')})\\b`, 'g')
  const chance = (counts: Readonly<Record<string, number>>, word: string) =>
    Object.hasOwn(counts, word) ? Math.max(unseen, counts[word] ?? 0) : unseen
  return (text: string, before: ChatLanguage | undefined): ChatLanguage => {
    const said = wordsOf(plain(text).replace(names, ' ')).filter((word) => !/^\d/.test(word))
    const lead = said.reduce((sum, word) => sum + Math.log(chance(en, word) / chance(es, word)), 0)
    const language = lead > 0 ? 'en' : 'es'
    const needed = before === undefined || before === language ? clear : clearChange
    return Math.abs(lead) < needed ? (before ?? 'en') : language
  }
}
