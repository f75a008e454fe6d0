import type { Lexicon } from '../language/lexicon.ts'
import { likeness, type WordVectors } from '../language/word-vectors.ts'
import { readTokens, type Token } from '../understanding/tokens.ts'

/** Known questions by their terms: plain data. `ends` says where the terms of each question end. */
export type AskedBefore = { terms: string[]; ends: Uint32Array; ids: Uint16Array; directions: Float32Array }

/** How alike the word of a question that stands there is. */
type Alike = { word: number; alike: number }

// Words that fit any question say little of which one it is.
const neutralShare = 0.4
const fillerShare = 0.12
// Two words of one family, such as "grime" and "dust", and two whose directions are this alike.
const familyLikeness = 0.6
const leastLikeness = 0.5
const vectorShare = 0.8
const mostRemembered = 500

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

/** Tells how like each known question a question is: by its words, their families and their meaning. */
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

  const wholes = Float32Array.from(ends, (end, at) =>
    ids.subarray(ends[at - 1] ?? 0, end).reduce((sum, id) => sum + (weights[id] ?? 0), 0),
  )

  const remembered = new Map<string, { id: number; alike: number }[]>()
  /** The known terms that a word is like. */
  const likenessOf = (stem: string, word: string) => {
    const before = remembered.get(stem)
    if (before) return before
    const likenesses = new Map<number, number>()
    const direction = lexicon.isFiller(word) ? undefined : vectors.vectorOf(word)
    if (direction) {
      for (let id = 0; id < terms.length; id++) {
        const alike = likeness(direction, directions, id * vectors.dimensions)
        if (alike > leastLikeness) likenesses.set(id, alike * vectorShare)
      }
    }
    for (const name of lexicon.conceptsOf(stem))
      for (const id of families.get(name) ?? []) likenesses.set(id, Math.max(likenesses.get(id) ?? 0, familyLikeness))
    const own = idOf.get(stem)
    if (own !== undefined) likenesses.set(own, 1)
    const found = [...likenesses].map(([id, alike]) => ({ id, alike }))
    if (remembered.size < mostRemembered) remembered.set(stem, found)
    return found
  }

  const shares = new Float32Array(ends.length)
  /** How alike each known question is, 0 to 1. The next call writes over the numbers. */
  return (question: readonly Token[]): Float32Array => {
    const asked = termsOf(question).map(({ stem, word }) => ({
      weight: weightOf(word, counts[idOf.get(stem) ?? -1] ?? 0),
      likenesses: likenessOf(stem, word),
    }))
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
    // Most terms are like none of the words: only those that are like one are looked at.
    const alikes = new Map<number, Alike[]>()
    for (const [word, { likenesses }] of asked.entries()) {
      for (const { id, alike } of likenesses) {
        const before = alikes.get(id)
        if (before) before.push({ word, alike })
        else alikes.set(id, [{ word, alike }])
      }
    }
    const near = new Array<Alike[] | undefined>(terms.length)
    for (const [id, list] of alikes) near[id] = list
    const met = new Float32Array(asked.length)
    for (let at = 0; at < ends.length; at++) {
      met.fill(0)
      let knownMet = 0
      for (let part = ends[at - 1] ?? 0; part < (ends[at] ?? 0); part++) {
        const id = ids[part] ?? 0
        const list = near[id]
        if (!list) continue
        let most = 0
        for (const { word, alike } of list) {
          if (alike > most) most = alike
          if (alike > (met[word] ?? 0)) met[word] = alike
        }
        knownMet += most * (weights[id] ?? 0)
      }
      let askedMet = 0
      for (let word = 0; word < asked.length; word++) askedMet += (met[word] ?? 0) * (asked[word]?.weight ?? 0)
      const [recall, precision] = [askedMet / (whole || 1), knownMet / (wholes[at] || 1)]
      shares[at] = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
    }
    return shares
  }
}
