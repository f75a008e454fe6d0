import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Gazetteer } from '../slots/gazetteer.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import type { LanguageWords } from './language.ts'
import { speller } from './spelling.ts'
import { plain } from './word-tokens.ts'

const shortest = 4
const word = /\d*[a-z]+\d*/g

/** Replaces misspelled words by known ones of one language; leaves names alone. */
const spellingCorrector = (
  known: ReadonlySet<string>,
  others: ReadonlySet<string>,
  shorthand: Readonly<Record<string, string>>,
) => {
  const nearest = speller(known)
  const meant = (typed: string): string => {
    if (Object.hasOwn(shorthand, typed)) return shorthand[typed] ?? typed
    if (typed.length < shortest || /\d/.test(typed) || known.has(typed) || others.has(typed)) return typed
    return (/[aeiou]/.test(typed) ? nearest(typed) : undefined) ?? typed
  }
  return (text: string): string => plain(text).replace(word, meant)
}

/** Correctors of both languages, from the words of their asks. */
export const correctorOf = ({ en, es }: LanguageWords, { places }: Gazetteer) => {
  const seenTwice = (counts: Readonly<Record<string, number>>): Set<string> => {
    const once = Math.min(...Object.values(counts))
    return new Set(Object.keys(counts).filter((word) => (counts[word] ?? 0) > 1.5 * once))
  }
  const names = new Set([...places.keys()].flatMap((name) => name.split(' ')))
  const correct = {
    en: spellingCorrector(seenTwice(en), names, vocabularies.en.shorthand),
    es: spellingCorrector(seenTwice(es), names, vocabularies.es.shorthand),
  }
  return (text: string, language: ChatLanguage): string => correct[language](text)
}
