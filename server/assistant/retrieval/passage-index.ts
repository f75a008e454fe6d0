import MiniSearch from 'minisearch'
import { wordsOf } from '../language/words.ts'
import type { Passage } from './passages.ts'

/** How words become the terms that are searched for. */
export type Terms = { stem: (word: string) => string; isFiller: (word: string) => boolean }

/**
 * Plain data: where each term stands, and in how many passages. The index is JSON, as its objects are keyed by the ids of
 * passages: read as objects, each takes room for all ids below its own, fifty times as much in all.
 */
export type PassageIndex = { index: string; frequency: [term: string, passages: number][] }

type Entry = { id: number; heading: string; text: string }

/** The terms of a text, in order. */
export const termsOf = (text: string, { stem, isFiller }: Terms): string[] =>
  wordsOf(text)
    .filter((word) => !isFiller(word))
    .map(stem)

export const optionsFor = (terms: Terms) => ({
  fields: ['heading', 'text'],
  tokenize: (text: string) => termsOf(text, terms),
  processTerm: (term: string) => term,
})

/** Goes over all passages once, so that a search need not. */
export const indexPassages = (passages: readonly Passage[], terms: Terms): PassageIndex => {
  const index = new MiniSearch<Entry>(optionsFor(terms))
  index.addAll(passages.map(({ id, heading, sentences }) => ({ id, heading, text: sentences.join(' ') })))
  const stored = index.toJSON()
  const frequency = stored.index.map(([term, places]): [string, number] => {
    const passagesWithIt = new Set(Object.values(places).flatMap((entry) => Object.keys(entry)))
    return [term, passagesWithIt.size]
  })
  return { index: JSON.stringify(stored), frequency }
}
