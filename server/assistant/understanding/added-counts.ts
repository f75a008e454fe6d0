import type { Lexicon } from '../language/lexicon.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

type Count = { value: number; positions: number[] }
/** The panels that are counted, and the numbers that make them up where they are to be added. */
type Counted = { counts: Count[]; addends: number[] }

const mostRows = 10
const reach = 5

/** "2 rows of 12 panels" count 24. */
const rowsOf = (tokens: readonly Token[], counts: readonly Count[], { words }: Lexicon): Counted | undefined => {
  const [each, ...others] = counts
  const to = each?.positions[0] ?? 0
  const from = Math.max(0, to - reach)
  const rows = tokens
    .slice(from, to)
    .find(({ value }, offset) => value !== undefined && words.rowWords.includes(tokens[from + offset + 1]?.word ?? ''))
  if (!each || rows?.value === undefined || rows.value > mostRows) return undefined
  if (others.some(({ value }) => value !== rows.value)) return undefined
  const addends = Array<number>(rows.value).fill(each.value)
  return { counts: [{ ...each, value: rows.value * each.value }], addends }
}

const mostAdded = 3
const mostHouses = 12

/** "2 houses with 14 panels each" are two visits. */
const housesOf = (tokens: readonly Token[], counts: readonly Count[], { words }: Lexicon): number[] => {
  const [each, ...others] = counts
  const houses = tokens.find(
    // "Two rental houses"
    ({ value }, at) =>
      value !== undefined && [at + 1, at + 2].some((next) => words.houseWords.includes(tokens[next]?.word ?? '')),
  )
  const isEach = saysOneOf(tokens, words.eachWords)
  const isFew = houses?.value !== undefined && houses.value > 1 && houses.value <= mostHouses
  if (!each || !isFew || !isEach || others.some(({ value }) => value !== houses.value)) return []
  return Array<number>(houses.value ?? 0).fill(each.value)
}

/** Adds up what is counted where a message asks for all of it: "12 and 30 panels, what is that together?" */
export const addCounts = (tokens: readonly Token[], counts: Count[], lexicon: Lexicon): Counted => {
  const rows = rowsOf(tokens, counts, lexicon)
  if (rows) return rows
  const houses = housesOf(tokens, counts, lexicon)
  if (houses.length > 0) return { counts: counts.slice(0, 1), addends: houses }
  const { eitherWords, togetherWords } = lexicon.words
  const [first, last] = [counts[0]?.positions[0] ?? 0, counts.at(-1)?.positions[0] ?? 0]
  const isChoice = saysOneOf(tokens.slice(Math.max(0, first - 1), last), eitherWords)
  const isAsked = saysOneOf(tokens, togetherWords)
  const isAdded = counts.length > 1 && counts.length <= mostAdded && isAsked && !isChoice
  return { counts, addends: isAdded ? counts.map(({ value }) => value) : [] }
}
