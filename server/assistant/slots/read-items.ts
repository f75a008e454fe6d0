import type { ChatLanguage } from '../../../contract/chat-message.ts'
import { meantWord } from '../text/one-letter-off.ts'
import { countableText } from './countable-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readNumber } from './number-words.ts'
import type { SlotPlace } from './slots.ts'
import { type Concept, type Vocabulary, vocabularies, wordsIn } from './vocabulary.ts'

/** A token of a message: number, term of the grammar, place, other word, or punctuation. */
export type Item =
  | { kind: 'number'; value: number; text: string; isWord: boolean }
  | { kind: 'term'; concepts: ReadonlySet<Concept> }
  | { kind: 'place'; place: SlotPlace }
  | { kind: 'clock'; time: string }
  | { kind: 'word'; text: string }
  | { kind: 'mark'; text: string }

const token = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?::\d\d|[.,]\d+)?|[a-z]+|[$%&+\-/.,;:?!()]/g
const mostWords = 4
// Shorter words that end in "s" are no plurals: "does", "lots".
const leastPlural = 5
const singular = (phrase: string): string => phrase.replace(/(?<=sh|ch|[lnr])es$|s$/, '')
// A ZIP code of California, listed or not.
const zip = /^9[0-6]\d{3}$/

type Terms = { byPhrase: ReadonlyMap<string, ReadonlySet<Concept>>; words: ReadonlySet<string> }

const termsOf = (vocabulary: Vocabulary): Terms => {
  const byPhrase = new Map<string, Set<Concept>>()
  const add = (phrase: string, concept: Concept) => {
    const concepts = byPhrase.get(phrase) ?? new Set()
    byPhrase.set(phrase, concepts.add(concept))
  }
  for (const [concept, phrases] of Object.entries(vocabulary.terms) as [Concept, string][])
    for (const phrase of wordsIn(phrases)) add(phrase, concept)
  const counting = [vocabulary.numbers, vocabulary.multipliers, vocabulary.ordinals].flatMap(Object.keys)
  const words = new Set(
    [...byPhrase.keys(), ...counting, ...vocabulary.fillers, ...vocabulary.tags].flatMap((phrase) => phrase.split(' ')),
  )
  return { byPhrase, words }
}
const terms = { en: termsOf(vocabularies.en), es: termsOf(vocabularies.es) }

/** Splits a message into items, longest phrases first. */
export const readItems = (text: string, language: ChatLanguage, { places, towns }: Gazetteer): Item[] => {
  const vocabulary = vocabularies[language]
  const { byPhrase, words } = terms[language]
  const meant = (word: string) => (words.has(word) ? word : (meantWord(word, towns) ?? meantWord(word, words) ?? word))
  const tokens = (countableText(text).match(token) ?? []).map(meant)
  const phraseItem = (phrase: string): Item | undefined => {
    const place = places.get(phrase)
    if (place) return { kind: 'place', place }
    if (zip.test(phrase)) return { kind: 'place', place: { name: phrase, kind: 'unsure' } }
    const concepts = byPhrase.get(phrase) ?? (phrase.length >= leastPlural ? byPhrase.get(singular(phrase)) : undefined)
    return concepts && { kind: 'term', concepts }
  }
  const longest = (at: number): { item: Item; length: number } | undefined => {
    for (let length = Math.min(mostWords, tokens.length - at); length > 1; length--) {
      const item = phraseItem(tokens.slice(at, at + length).join(' '))
      if (item) return { item, length }
    }
    return undefined
  }
  const single = (word: string): Item => {
    const exact = phraseItem(word)
    if (exact) return exact
    if (!/^[a-z]/.test(word)) return /^\d+:/.test(word) ? { kind: 'clock', time: word } : { kind: 'mark', text: word }
    return { kind: 'word', text: word }
  }
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at] ?? ''
    const phrase = longest(at)
    const number = phrase || places.has(word) || zip.test(word) ? undefined : readNumber(tokens, at, vocabulary)
    if (phrase) items.push(phrase.item)
    else if (number) items.push({ kind: 'number', value: number.value, isWord: number.isWord, text: word })
    else items.push(single(word))
    at += phrase?.length ?? number?.length ?? 1
  }
  return items
}
