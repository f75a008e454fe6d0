import type { Lexicon } from '../language/lexicon.ts'
import { likeness, type WordVectors } from '../language/word-vectors.ts'
import { readTokens, type Token } from '../understanding/tokens.ts'

/** Known questions by their terms: plain data. `ends` says where the terms of each question end. */
export type AskedBefore = { terms: string[]; ends: Uint32Array; ids: Uint16Array; directions: Float32Array }
/** A known question, and how alike it is to one that is asked, 0 to 1. */
export type Alike = { at: number; share: number }

// Words that fit any question say little of which one it is.
const neutralShare = 0.4
const fillerShare = 0.12
// Two words of one family, such as "grime" and "dust", and two whose directions are this alike.
const familyLikeness = 0.6
const leastLikeness = 0.5
const vectorShare = 0.8

/** The terms of a question: the stems of its words, once each. */
const termsOf = (tokens: readonly Token[]): { stem: string; word: string }[] => {
  const terms = new Map<string, string>()
  for (const { word, stem, value } of tokens) if (word !== '$') terms.set(value === undefined ? stem : '<number>', word)
  return [...terms].map(([stem, word]) => ({ stem, word }))
}

/** Goes over all questions once, so that a search need not. */
export const indexQuestions = (questions: readonly string[], lexicon: Lexicon, vectors: WordVectors): AskedBefore => {
  const known = new Map<string, { id: number; word: string }>()
  const ends = new Uint32Array(questions.length)
  const ids: number[] = []
  for (const [at, question] of questions.entries()) {
    for (const { stem, word } of termsOf(readTokens(question, lexicon))) {
      const term = known.get(stem) ?? { id: known.size, word }
      known.set(stem, term)
      ids.push(term.id)
    }
    ends[at] = ids.length
  }
  const directions = new Float32Array(known.size * vectors.dimensions)
  for (const { id, word } of known.values()) directions.set(vectors.vectorOf(word) ?? [], id * vectors.dimensions)
  return { terms: [...known.keys()], ends, ids: Uint16Array.from(ids), directions }
}

/** Finds the known questions that a question is most like: by its words, their families and their meaning. */
export const openAskedBefore = (
  { terms, ends, ids, directions }: AskedBefore,
  lexicon: Lexicon,
  vectors: WordVectors,
) => {
  const idOf = new Map(terms.map((term, id) => [term, id]))
  const counts = new Uint32Array(terms.length)
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  const families = new Map<string, number[]>()
  for (const [id, term] of terms.entries())
    for (const name of lexicon.conceptsOf(term)) families.set(name, [...(families.get(name) ?? []), id])

  const weightOf = (word: string, count: number): number => {
    const kind = lexicon.isFiller(word) ? fillerShare : lexicon.isNeutral(word) ? neutralShare : 1
    return kind * Math.log((ends.length + 1) / (count + 0.5))
  }
  const weights = Float32Array.from(terms, (term, id) => weightOf(term, counts[id] ?? 0))

  const remembered = new Map<string, Float32Array>()
  /** How alike a word is to each known term. */
  const likenessOf = (stem: string, word: string): Float32Array => {
    const before = remembered.get(stem)
    if (before) return before
    const likenesses = new Float32Array(terms.length)
    const direction = lexicon.isFiller(word) ? undefined : vectors.vectorOf(word)
    if (direction) {
      for (let id = 0; id < terms.length; id++) {
        const alike = likeness(direction, directions.subarray(id * vectors.dimensions, (id + 1) * vectors.dimensions))
        if (alike > leastLikeness) likenesses[id] = alike * vectorShare
      }
    }
    for (const name of lexicon.conceptsOf(stem))
      for (const id of families.get(name) ?? []) likenesses[id] = Math.max(likenesses[id] ?? 0, familyLikeness)
    const own = idOf.get(stem)
    if (own !== undefined) likenesses[own] = 1
    if (remembered.size < 500) remembered.set(stem, likenesses)
    return likenesses
  }

  /** The most alike of the known questions from `from` up to but without `to`. */
  return (question: readonly Token[], from: number, to: number): Alike | undefined => {
    const asked = termsOf(question).map(({ stem, word }) => {
      const id = idOf.get(stem)
      return {
        weight: weightOf(word, id === undefined ? 0 : (counts[id] ?? 0)),
        likenesses: likenessOf(stem, word),
      }
    })
    const total = asked.reduce((sum, { weight }) => sum + weight, 0)
    let best: Alike | undefined
    const met = new Float32Array(asked.length)
    for (let at = from; at < to; at++) {
      met.fill(0)
      let [known, knownMet] = [0, 0]
      for (let part = ends[at - 1] ?? 0; part < (ends[at] ?? 0); part++) {
        const id = ids[part] ?? 0
        let most = 0
        for (let word = 0; word < asked.length; word++) {
          const alike = asked[word]?.likenesses[id] ?? 0
          if (alike > most) most = alike
          if (alike > (met[word] ?? 0)) met[word] = alike
        }
        known += weights[id] ?? 0
        knownMet += most * (weights[id] ?? 0)
      }
      let askedMet = 0
      for (let word = 0; word < asked.length; word++) askedMet += (met[word] ?? 0) * (asked[word]?.weight ?? 0)
      const [recall, precision] = [askedMet / (total || 1), knownMet / (known || 1)]
      const share = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
      if (share > (best?.share ?? 0)) best = { at, share }
    }
    return best
  }
}
