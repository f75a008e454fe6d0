import type { Lexicon } from '../language/lexicon.ts'
import { noRow, type WordVectors } from '../language/word-vectors.ts'
import { readTokens, type Token } from '../understanding/tokens.ts'

/**
 * Known questions by their terms: plain data. `ends` says where the terms of each question end, `rows` where the vector of
 * each term stands.
 */
export type AskedBefore = { terms: string[]; ends: Uint32Array; ids: Uint16Array; rows: Int32Array }

/** A known term, and how alike it is. */
type Alike = { id: number; alike: number }

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
  const rows = Int32Array.from(known.values(), ({ word }) => vectors.rowOf(word) ?? noRow)
  return { terms: [...known.keys()], ends, ids: Uint16Array.from(ids), rows }
}

/** The known questions that have a term: those of each term stand in a row, from its start to the next one's. */
const questionsByTerm = ({ ends, ids }: Pick<AskedBefore, 'ends' | 'ids'>, counts: Uint32Array) => {
  const starts = new Uint32Array(counts.length + 1)
  for (const [id, count] of counts.entries()) starts[id + 1] = (starts[id] ?? 0) + count
  const filled = starts.slice()
  const questions = new Uint16Array(ids.length)
  for (let at = 0, part = 0; part < ids.length; part++) {
    while (part >= (ends[at] ?? 0)) at++
    const id = ids[part] ?? 0
    questions[filled[id] ?? 0] = at
    filled[id] = (filled[id] ?? 0) + 1
  }
  return { starts, questions }
}

/** Tells how like each known question a question is: by its words, their families and their meaning. */
export const openAskedBefore = ({ terms, ends, ids, rows }: AskedBefore, lexicon: Lexicon, vectors: WordVectors) => {
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

  const likenessesOf = vectors.likenessTo(rows)
  const remembered = new Map<string, Alike[]>()
  /** The known terms that a word is like, the most alike last. */
  const likenessOf = (stem: string, word: string): Alike[] => {
    const before = remembered.get(stem)
    if (before) return before
    const likenesses = new Map<number, number>()
    const row = lexicon.isFiller(word) ? undefined : vectors.rowOf(word)
    if (row !== undefined) {
      for (const [id, alike] of likenessesOf(row).entries())
        if (alike > leastLikeness) likenesses.set(id, alike * vectorShare)
    }
    for (const name of lexicon.conceptsOf(stem))
      for (const id of families.get(name) ?? []) likenesses.set(id, Math.max(likenesses.get(id) ?? 0, familyLikeness))
    const own = idOf.get(stem)
    if (own !== undefined) likenesses.set(own, 1)
    const found = [...likenesses].map(([id, alike]) => ({ id, alike })).sort((a, b) => a.alike - b.alike)
    if (remembered.size < mostRemembered) remembered.set(stem, found)
    return found
  }

  const { starts, questions } = questionsByTerm({ ends, ids }, counts)
  const from = (id: number) => starts[id] ?? 0
  const shares = new Float32Array(ends.length)
  const [met, recalled, known] = [
    new Float32Array(ends.length),
    new Float64Array(ends.length),
    new Float64Array(ends.length),
  ]

  /** Adds to each known question how much of one word of the question it has. */
  const recall = (likenesses: readonly Alike[], weight: number): void => {
    for (const { id, alike } of likenesses) {
      for (let part = from(id); part < from(id + 1); part++) met[questions[part] ?? 0] = alike
    }
    for (const { id } of likenesses) {
      for (let part = from(id); part < from(id + 1); part++) {
        const at = questions[part] ?? 0
        recalled[at] = (recalled[at] ?? 0) + (met[at] ?? 0) * weight
        met[at] = 0
      }
    }
  }

  /** How alike each known question is, 0 to 1. The next call writes over the numbers. */
  return (question: readonly Token[]): Float32Array => {
    recalled.fill(0)
    known.fill(0)
    let whole = 0
    const most = new Map<number, number>()
    for (const { stem, word } of termsOf(question)) {
      const weight = weightOf(word, counts[idOf.get(stem) ?? -1] ?? 0)
      const likenesses = likenessOf(stem, word)
      recall(likenesses, weight)
      for (const { id, alike } of likenesses) if (alike > (most.get(id) ?? 0)) most.set(id, alike)
      whole += weight
    }
    for (const [id, alike] of most) {
      const share = alike * (weights[id] ?? 0)
      for (let part = from(id); part < from(id + 1); part++) {
        const at = questions[part] ?? 0
        known[at] = (known[at] ?? 0) + share
      }
    }
    for (let at = 0; at < ends.length; at++) {
      const [recall, precision] = [(recalled[at] ?? 0) / (whole || 1), (known[at] ?? 0) / (wholes[at] || 1)]
      shares[at] = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision)
    }
    return shares
  }
}
