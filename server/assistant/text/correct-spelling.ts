import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import type { LanguageWords } from './language.ts'
import { skeletons, speller } from './spelling.ts'
import { plain } from './words.ts'

const shortest = 4
const word = /[a-z]+/g

/** Puts the known word in place of each misspelled one. `known` are the words of one language; names are left alone. */
const spellingCorrector = (known: ReadonlySet<string>, others: ReadonlySet<string>) => {
  const { nearest } = speller(new Map([...known].map((one) => [one, 0])))
  const full = skeletons(known)
  const meant = (typed: string): string => {
    if (typed.length < shortest || known.has(typed) || others.has(typed)) return typed
    return nearest(typed)?.known ?? full(typed) ?? typed
  }
  return (text: string): string => plain(text).replace(word, meant)
}

/** The correctors of both languages, by the words that are asked with in them. */
export const correctorOf = ({ en, es }: LanguageWords, { places }: Gazetteer) => {
  const names = new Set([...places.keys()].flatMap((name) => name.split(' ')))
  const correct = {
    en: spellingCorrector(new Set(Object.keys(en)), names),
    es: spellingCorrector(new Set(Object.keys(es)), names),
  }
  return (text: string, language: ChatLanguage): string => correct[language](text)
}
