import MiniSearch from 'minisearch'
import { optionsFor, type PassageIndex, type Terms, termsOf as termsOfText } from './passage-index.ts'
import type { Passage } from './passages.ts'

/** `isSpecific` where the passage speaks of something that few others do, and that no topic is known by. */
export type Hit = { passage: Passage; sentences: string[]; coverage: number; isSpecific: boolean }
type Words = Terms & { isNeutral: (word: string) => boolean; isSubject: (word: string) => boolean }

const candidates = 12
const excerptLength = 3
// Words that fit any question say little of what a passage must speak of.
const neutralShare = 0.4
const fewPassages = 8

const mostRows = 4

const isSameTable = (a: Passage, b: Passage) => a.isWhole && a.heading === b.heading && a.path === b.path

/** A few sentences; what announces the next ones does not stand at their end. */
const partFrom = (sentences: readonly string[], at: number): string[] => {
  const part = sentences.slice(at, at + excerptLength)
  const after = sentences.slice(at + excerptLength, at + 2 * excerptLength)
  return /[:?]$/.test(part.at(-1) ?? '') ? [...part, ...after] : part
}

/** Finds the passage that speaks of what a question asks, and the sentences in it that do. */
export const openSearch = (passages: readonly Passage[], stored: PassageIndex, terms: Words) => {
  const { stem, isFiller, isNeutral, isSubject } = terms
  const termsOf = (text: string) => termsOfText(text, terms)
  const index = MiniSearch.loadJSON(stored.index, optionsFor(terms))
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const frequency = new Map(stored.frequency)
  // A word that no page knows weighs as much as the rarest one: a question about it is not answered by the others.
  const rarity = (term: string) => Math.log((passages.length + 1) / (frequency.get(term) ?? 0.5))

  // Of the passages' own texts only: what answers are put together to has no end.
  const termsIn = new Map<string, ReadonlySet<string>>()
  const setOf = (text: string): ReadonlySet<string> => {
    const terms = termsIn.get(text) ?? new Set(termsOf(text))
    termsIn.set(text, terms)
    return terms
  }

  const shareOf = (wanted: ReadonlyMap<string, number>, sets: readonly ReadonlySet<string>[]): number => {
    const total = [...wanted.values()].reduce((sum, weight) => sum + weight, 0)
    const met = [...wanted].reduce(
      (sum, [term, weight]) => sum + (sets.some((terms) => terms.has(term)) ? weight : 0),
      0,
    )
    return total === 0 ? 0 : met / total
  }
  const share = (wanted: ReadonlyMap<string, number>, ...texts: string[]) => shareOf(wanted, texts.map(setOf))

  /** The sentences of a passage that speak most of what is wanted; its heading counts where that is enough to go by. */
  const excerpt = (
    { sentences, heading, isWhole }: Passage,
    wanted: ReadonlyMap<string, number>,
    byHeading: boolean,
  ) => {
    if (isWhole) return { sentences, coverage: share(wanted, heading, ...sentences) }
    const starts = sentences.keys().map((at) => {
      const part = partFrom(sentences, at)
      const first = share(wanted, part[0] ?? '')
      const around = share(wanted, heading, ...part)
      return { sentences: part, coverage: byHeading ? around : share(wanted, ...part), rank: around + first * 0.3 }
    })
    return [...starts].sort((a, b) => b.rank - a.rank)[0] ?? { sentences: [], coverage: 0 }
  }

  const weigh = (words: readonly string[]) =>
    new Map(
      words
        .filter((word) => !isFiller(word))
        .map(
          (word) =>
            [stem(word), rarity(stem(word)) * (isNeutral(word) && !word.includes('_') ? neutralShare : 1)] as const,
        ),
    )

  const ranked = (wanted: ReadonlyMap<string, number>, path?: string) =>
    index
      .search([...wanted.keys()].join(' '), {
        boost: { heading: 2 },
        tokenize: (text) => text.split(' '),
        filter: ({ id }) => path === undefined || byId.get(Number(id))?.path === path,
      })
      .slice(0, candidates)
      .flatMap(({ id, score }) => {
        const passage = byId.get(Number(id))
        return passage ? [{ passage, score }] : []
      })

  /** The best hit for the words of a question, with the share of them that it covers, by its heading too or not. */
  const best = (words: readonly string[], byHeading = false, path?: string): Hit | undefined => {
    const wanted = weigh(words)
    if (wanted.size === 0) return undefined
    const hits = ranked(wanted, path)
      .map(({ passage, score }) => ({ passage, score, ...excerpt(passage, wanted, byHeading) }))
      .sort((a, b) => b.coverage - a.coverage || b.score - a.score)
    const [hit] = hits
    if (!hit) return undefined
    // Rows of one table that say as much of what is asked stand together.
    const rows = hits.filter(
      (one) => one === hit || (isSameTable(one.passage, hit.passage) && one.coverage === hit.coverage),
    )
    const sentences = rows
      .toSorted((a, b) => a.passage.id - b.passage.id)
      .slice(0, mostRows)
      .flatMap((row) => row.sentences)
    const said = new Set(termsOf(sentences.join(' ')))
    const isTelling = (word: string) => !isFiller(word) && !isNeutral(word) && !isSubject(word)
    const isRare = (word: string) => said.has(stem(word)) && (frequency.get(stem(word)) ?? 0) <= fewPassages
    return { ...hit, sentences, isSpecific: words.some((word) => isTelling(word) && isRare(word)) }
  }

  /** The passages nearest to the words of a question. */
  const nearest = (words: readonly string[], most = 5): Passage[] =>
    ranked(weigh(words))
      .slice(0, most)
      .map(({ passage }) => passage)

  /** How much of a question's words a text speaks of, 0 to 1. */
  const coverage = (words: readonly string[], text: string): number => shareOf(weigh(words), [new Set(termsOf(text))])

  return { best, nearest, coverage }
}

export type Search = ReturnType<typeof openSearch>
