import MiniSearch from 'minisearch'
import { optionsFor, type PassageIndex, type Terms, termsOf as termsOfText } from './passage-index.ts'
import type { Passage } from './passages.ts'

export type Hit = { passage: Passage; sentences: string[]; coverage: number }

const candidates = 12
const excerptLength = 3

/** Finds the passage that speaks of what a question asks, and the sentences in it that do. */
export const openSearch = (passages: readonly Passage[], stored: PassageIndex, terms: Terms) => {
  const { stem, isFiller } = terms
  const termsOf = (text: string) => termsOfText(text, terms)
  const index = MiniSearch.loadJS(stored.index, optionsFor(terms))
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const frequency = new Map(stored.frequency)
  // A word that no page knows weighs as much as the rarest one: a question about it is not answered by the others.
  const rarity = (term: string) => Math.log((passages.length + 1) / (frequency.get(term) ?? 0.5))

  const termsIn = new Map<string, ReadonlySet<string>>()
  const setOf = (text: string): ReadonlySet<string> => {
    const terms = termsIn.get(text) ?? new Set(termsOf(text))
    termsIn.set(text, terms)
    return terms
  }

  const share = (wanted: ReadonlyMap<string, number>, ...texts: string[]): number => {
    const sets = texts.map(setOf)
    const total = [...wanted.values()].reduce((sum, weight) => sum + weight, 0)
    const met = [...wanted].reduce(
      (sum, [term, weight]) => sum + (sets.some((terms) => terms.has(term)) ? weight : 0),
      0,
    )
    return total === 0 ? 0 : met / total
  }

  const excerpt = ({ sentences, heading, isWhole }: Passage, wanted: ReadonlyMap<string, number>) => {
    if (isWhole) return { sentences, coverage: share(wanted, heading, ...sentences) }
    const starts = sentences.keys().map((at) => {
      const part = sentences.slice(at, at + excerptLength)
      const first = share(wanted, part[0] ?? '')
      return {
        sentences: part,
        coverage: share(wanted, ...part),
        rank: share(wanted, heading, ...part) + first * 0.3,
      }
    })
    return [...starts].sort((a, b) => b.rank - a.rank)[0] ?? { sentences: [], coverage: 0 }
  }

  const weigh = (words: readonly string[]) =>
    new Map(words.filter((word) => !isFiller(word)).map((word) => [stem(word), rarity(stem(word))] as const))

  const ranked = (wanted: ReadonlyMap<string, number>) =>
    index
      .search([...wanted.keys()].join(' '), { boost: { heading: 2 }, tokenize: (text) => text.split(' ') })
      .slice(0, candidates)
      .flatMap(({ id, score }) => {
        const passage = byId.get(Number(id))
        return passage ? [{ passage, score }] : []
      })

  /** The best hit for the words of a question, with the share of them that it covers. */
  const best = (words: readonly string[]): Hit | undefined => {
    const wanted = weigh(words)
    if (wanted.size === 0) return undefined
    return ranked(wanted)
      .map(({ passage, score }) => ({ passage, score, ...excerpt(passage, wanted) }))
      .sort((a, b) => b.coverage - a.coverage || b.score - a.score)[0]
  }

  /** The passages nearest to the words of a question. */
  const nearest = (words: readonly string[], most = 5): Passage[] =>
    ranked(weigh(words))
      .slice(0, most)
      .map(({ passage }) => passage)

  return { best, nearest }
}

export type Search = ReturnType<typeof openSearch>
