import type { Find, Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { countsOf, findNumbers, findPlaces } from './entities.ts'
import { finder, withThings } from './find.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import { findHour } from './hour.ts'
import { readTokens, type Token } from './tokens.ts'

export const services = ['solar', 'window', 'screen', 'track', 'commercial', 'gutter', 'pressure'] as const
export type Service = (typeof services)[number]
const days = ['premiumDay', 'weekend', 'otherDays'] as const
export type Day = (typeof days)[number]

/** A stretch of a message, from one word up to but without another. */
export type Span = { from: number; to: number }
/** `isAsked` where it ends with a question mark. */
type Clause = Span & { parts: Span[]; isAsked: boolean }

/** A message in words, with the things in it that are no words: counts, places and times. */
export type Reading = {
  tokens: readonly Token[]
  clauses: readonly Clause[]
  find: Find
  counts: { value: number; positions: number[] }[]
  numbers: number[]
  /** True where the visitor names a price or a share of one. */
  namesPrice: boolean
  places: { value: Place; positions: number[] }[]
  somewhere: Places
  hour: { value: number; positions: number[] } | undefined
  day: Day | undefined
  offHours: Places
  /** Where each kind of thing stands. */
  things: ReadonlyMap<string, Places>
}

// A question is said in less; the rest of a longer message is not read, so that none keeps the others waiting.
const mostWords = 120

const readClauses = (message: string, lexicon: Lexicon): { tokens: Token[]; clauses: Clause[] } => {
  const tokens: Token[] = []
  const clauses: Clause[] = []
  for (const clause of lexicon.clausesOf(message)) {
    const from = tokens.length
    const parts = clause.map((part) => {
      const start = tokens.length
      tokens.push(...readTokens(part, lexicon, mostWords - start))
      return { from: start, to: tokens.length }
    })
    const to = tokens.length
    const isAsked = clause.at(-1)?.includes('?') === true
    const last = clauses.at(-1)
    const said = tokens.slice(from)
    const isTelling =
      said.some(({ word }) => !lexicon.isFiller(word) && !lexicon.isEmpty(word)) ||
      (said.some(({ word }) => lexicon.isQuestionWord(word)) &&
        said.some(({ word }) => !lexicon.isFiller(word) && lexicon.isSubject(word)))
    if (to > from && last && !isTelling) {
      last.to = to
      last.parts.push(...parts)
      last.isAsked ||= isAsked
    } else if (to > from) clauses.push({ from, to, isAsked, parts: parts.filter((part) => part.to > part.from) })
    if (tokens.length >= mostWords) break
  }
  return { tokens, clauses }
}

const unknownPlaces = (tokens: readonly Token[], lexicon: Lexicon): Places => {
  const { beforePlace } = lexicon.words
  return tokens.flatMap(({ word, value }, at) => {
    if (value !== undefined || lexicon.isKnown(word) || word.length < 4 || at === 0) return []
    return beforePlace.includes(tokens[at - 1]?.word ?? '') ? [[at]] : []
  })
}

/** Reads a message: words corrected, clauses parted, counts, places and times found. */
export const readMessage = (message: string, lexicon: Lexicon, gazetteer: Gazetteer): Reading => {
  const { tokens, clauses } = readClauses(message, lexicon)
  const plain = finder(tokens, lexicon)
  const places = findPlaces(tokens, gazetteer, new Set(plain.concept('study').flat()))
  const placeAt = new Set(places.flatMap(({ positions }) => positions))
  const hour = findHour(tokens, lexicon)
  const isPriceOnly =
    plain.concept('price').length + plain.word('how_much').length > 0 &&
    services.every((name) => plain.concept(name).length === 0)
  const taken = new Set([...placeAt, ...(hour?.positions ?? [])])
  const numbers = findNumbers(tokens, lexicon, taken)
  const { counts: counted, claims } = countsOf(numbers, plain.concept('solar'), isPriceOnly, {
    isLinked: (at) =>
      // "20-25 panels"
      tokens[at + 1]?.value !== undefined ||
      lexicon.isCountLink(tokens[at - 1]?.word) ||
      (lexicon.isCountLink(tokens[at + 1]?.word) && tokens[at + 2]?.value !== undefined),
    isClaimed: (at) => [at - 1, at + 1].some((near) => lexicon.isClaimWord(tokens[near]?.word)),
  })
  const isLess = (at = 0) =>
    tokens.slice(Math.max(0, at - 2), at).some(({ word }) => lexicon.words.lessWords.includes(word))
  const counts = counted.map(({ value, positions }) => ({ value: isLess(positions[0]) ? value - 1 : value, positions }))
  const namesPrice = claims > 0 || tokens.some(({ isMoney }) => isMoney)
  const named = days.flatMap((name) => plain.concept(name).map((positions) => ({ name, positions })))
  const offHours = plain.concept('offHours')
  const somewhere = unknownPlaces(tokens, lexicon).filter(([at]) => !placeAt.has(at ?? -1))
  const things = new Map<string, Places>([
    ['place', places.map(({ positions }) => positions)],
    ['somewhere', somewhere],
    ['count', counts.map(({ positions }) => positions)],
    ['day', named.map(({ positions }) => positions)],
    ['time', [...(hour ? [hour.positions] : []), ...offHours]],
  ])
  const find = withThings(plain, things)
  return {
    tokens,
    clauses,
    find,
    counts,
    numbers: numbers.map(({ value }) => value),
    namesPrice,
    places,
    somewhere,
    hour,
    day: named[0]?.name,
    offHours,
    things,
  }
}
