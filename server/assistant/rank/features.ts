import { inDigits } from '../slots/number-words.ts'
import type { Vocabulary } from '../slots/vocabulary.ts'
import { wordsOf } from '../text/word-tokens.ts'
import type { Features } from './classifier.ts'
import type { WordMeaning } from './word-meaning.ts'

const pairWeight = 0.6
const pieceWeight = 0.35
const pieceLength = 4
const meaningWeight = 1.5

// A ZIP code of California asks about a place, any other number counts something.
const zip = /^9[0-6]\d{3}$/

const unitsOf = (text: string, vocabulary: Vocabulary): string[] =>
  inDigits(wordsOf(text), vocabulary).map((word) => (zip.test(word) ? 'zip' : /^\d/.test(word) ? '<number>' : word))

/** Letter n-grams of a long word, which inflections and typos share. */
const piecesOf = (word: string): string[] => {
  if (word.length <= pieceLength || word.startsWith('<')) return []
  const whole = `^${word}$`
  return Array.from({ length: whole.length - pieceLength + 1 }, (_, at) => `~${whole.slice(at, at + pieceLength)}`)
}

/** Features of a text: words, word pairs, n-grams, and word meanings. */
export const featuresOf = (text: string, vocabulary: Vocabulary, meaning: WordMeaning | undefined): Features => {
  const units = unitsOf(text, vocabulary)
  const features = new Map<string, number>()
  const add = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0))
  for (const [at, unit] of units.entries()) {
    add(unit, 1)
    add(`${units[at - 1] ?? '^'} ${unit}`, pairWeight)
    for (const piece of piecesOf(unit)) add(piece, pieceWeight)
  }
  for (const [at, value] of (meaning?.of(units) ?? []).entries()) features.set(`#${at}`, value * meaningWeight)
  return features
}
