import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import { plain, wordsOf } from './words.ts'

/** How often each word is asked with in each language, as learned from the asks of both. */
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

// What a language that lacks a word is given for it.
const unseen = 1e-5
// Names and numbers say nothing; so little stays with the language of the conversation.
const clear = 1
// A chat changes its language only for a message that is clearly in the other one: "No" or a street name is not.
const clearChange = 5

/** The language of a message; `before` where its words do not tell. The words of a place, "Kettleman City", count for none. */
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
