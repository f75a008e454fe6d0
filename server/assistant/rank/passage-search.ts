import MiniSearch from 'minisearch'
import { wordsOf } from '../text/words.ts'
import type { Passage } from './passages.ts'
import type { WordMeaning } from './word-meaning.ts'

type Entry = { id: number; heading: string; text: string }
const options = { fields: ['heading', 'text'], tokenize: wordsOf, processTerm: (term: string) => term }
const looked = 12
const meaningShare = 0.5
// So much rarity two telling words have together; fewer words in common prove little.
const enough = 9

/** Plain data: where each word stands. */
export const indexPassages = (passages: readonly Passage[]): string => {
  const index = new MiniSearch<Entry>(options)
  index.addAll(passages.map(({ id, heading, sentences }) => ({ id, heading, text: sentences.join(' ') })))
  return JSON.stringify(index)
}

/** The passages of one language, and where each word stands in them. */
export type Passages = { all: readonly Passage[]; index: string }

/**
 * Finds the passages nearest to a question, by the share of its words that they hold and, in a language whose words have
 * a table of meaning, by what both mean.
 */
export const passageSearch = ({ all: passages, index: stored }: Passages, meaning: WordMeaning | undefined) => {
  const index = MiniSearch.loadJSON<Entry>(stored, options)
  const words = passages.map(({ heading, sentences }) => wordsOf([heading, ...sentences].join(' ')))
  const count = new Map<string, number>()
  for (const list of words) for (const word of new Set(list)) count.set(word, (count.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log((passages.length + 1) / ((count.get(word) ?? 0) + 1))
  const meanings = meaning && words.map((list) => meaning.of(list, rarity))
  const likeness = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

  /** The sentence of a passage that holds most of what was asked. */
  const startOf = (id: number, asked: ReadonlySet<string>): number => {
    const { sentences = [], isWhole = true } = passages[id] ?? {}
    if (isWhole) return 0
    const held = sentences.map((sentence) =>
      [...new Set(wordsOf(sentence))].reduce((sum, word) => sum + (asked.has(word) ? rarity(word) : 0), 0),
    )
    return Math.max(0, held.indexOf(Math.max(...held)))
  }

  return (text: string): { id: number; share: number; start: number }[] => {
    const asked = [...new Set(wordsOf(text))]
    const all = asked.reduce((sum, word) => sum + rarity(word), 0) || 1
    const meant = meaning?.of(asked, rarity) ?? []
    return index
      .search(text, { fuzzy: 0.15, prefix: false, boost: { heading: 2 }, combineWith: 'OR' })
      .slice(0, looked)
      .map(({ id, queryTerms }) => {
        const known = [...new Set(queryTerms)].reduce((sum, word) => sum + rarity(word), 0)
        const held = Math.min(known / all, known / enough)
        const alike = meanings ? Math.max(0, likeness(meant, meanings[id] ?? [])) : held
        return { id, share: (1 - meaningShare) * held + meaningShare * alike, start: startOf(id, new Set(queryTerms)) }
      })
      .sort((a, b) => b.share - a.share)
  }
}
