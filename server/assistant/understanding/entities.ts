import type { Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import type { Token } from './tokens.ts'

type Found<Value> = { value: Value; positions: number[] }

/** "We just moved from Fresno": no place where anything shall be done. */
const isLeft = (tokens: readonly Token[], at: number, { movedFrom }: Lexicon['words']): boolean =>
  movedFrom.includes(`${tokens[at - 2]?.word} ${tokens[at - 1]?.word}`)

/** Places named in a message, but not where `blocked` says that the words mean something else. */
export const findPlaces = (
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  blocked: ReadonlySet<number>,
  { words }: Lexicon,
): Found<Place>[] => {
  const found: (Found<Place> & { isPart: boolean })[] = []
  for (let at = 0; at < tokens.length; at++) {
    const entry = gazetteer
      .startingWith(tokens[at]?.word ?? '')
      .find(({ words }) =>
        words.every((word, offset) => tokens[at + offset]?.word === word && !blocked.has(at + offset)),
      )
    if (!entry || isLeft(tokens, at, words)) continue
    const positions = entry.words.map((_, offset) => at + offset)
    found.push({ value: entry.place, positions, isPart: entry.isPart === true })
    at += entry.words.length - 1
  }
  // "On 7th Street in Hanford" is in Hanford, whatever other city has such a street.
  const cities = found.filter(({ isPart }) => !isPart)
  return cities.length > 0 ? cities : found
}

const mostCounted = 10_000_000
const leastAge = 40
const mostAge = 110

/** "She is 80", "I'm 72": how old somebody is. */
const isAge = (tokens: readonly Token[], at: number, { words: { agedWords, agedVerbs } }: Lexicon): boolean => {
  const [value = 0, before = '', first = ''] = [tokens[at]?.value, tokens[at - 1]?.word, tokens[at - 2]?.word]
  const isOfSomebody = agedWords.includes(before) || (agedVerbs.includes(before) && agedWords.includes(first))
  return value >= leastAge && value <= mostAge && isOfSomebody
}

const streetName = 3
const [firstYear, lastYear] = [1950, 2050]

/** "123 North Main Street", "calle Ocho 123": where somebody lives. */
const isAddress = (tokens: readonly Token[], at: number, { words: { streetWords } }: Lexicon): boolean =>
  tokens.slice(at + 1, at + 1 + streetName).some(({ word }) => streetWords.includes(word))

/** "Built in 2015". */
const isYear = (tokens: readonly Token[], at: number, { words: { beforeYear } }: Lexicon): boolean => {
  const value = tokens[at]?.value ?? 0
  return value >= firstYear && value <= lastYear && beforeYear.includes(tokens[at - 1]?.word ?? '')
}

/** Whole numbers that are no price, no time, and not followed by a unit of something else. */
export const findNumbers = (tokens: readonly Token[], lexicon: Lexicon, taken: ReadonlySet<number>): Found<number>[] =>
  tokens.flatMap((token, at) => {
    const { value } = token
    // "one panel" picks one out, and counts none.
    const isArticle = value === 1 && token.word !== '1'
    if (
      value === undefined ||
      isArticle ||
      value === 0 ||
      token.isMoney ||
      taken.has(at) ||
      !Number.isInteger(value) ||
      value > mostCounted
    )
      return []
    const isOther =
      lexicon.words.otherUnits.includes(tokens[at + 1]?.word ?? '') ||
      // "Net 30"
      lexicon.words.termWords.includes(tokens[at - 1]?.word ?? '') ||
      isAge(tokens, at, lexicon) ||
      isAddress(tokens, at, lexicon) ||
      isYear(tokens, at, lexicon) ||
      /^\d\d?:/.test(token.word) ||
      // "20 to 30 %"
      tokens[at + (lexicon.isCountLink(tokens[at + 1]?.word) ? 2 : 1)]?.isMoney === true
    return isOther ? [] : [{ value, positions: [at] }]
  })

const reach = 3
const leastCount = 10
const leastPrice = 100
const farMore = 4
/** More than this counts panels only where it says so. */
export const mostUnnamed = 150

type Test = (at: number) => boolean
type Beside = { isLinked: Test; isClaimed: Test; isPlaced: Test }

const positionOf = ({ positions: [at = 0] }: Found<number>): number => at

/**
 * The numbers that count panels: beside a word for panels, or alone in a message that speaks of panels, or that asks for
 * a price and names nothing else (`isPriceOnly`). A further number counts panels where it is linked ("20 panels or 24"),
 * and may be a price that the visitor names where it is claimed ("150 for my 20 panels").
 */
export const countsOf = (
  numbers: readonly Found<number>[],
  solar: Places,
  isPriceOnly: boolean,
  { isLinked, isClaimed, isPlaced }: Beside,
): { counts: Found<number>[]; claims: number } => {
  const panels = solar.flat()
  const isBeside = (one: Found<number>): boolean => {
    const at = positionOf(one)
    return panels.some(
      (panel) =>
        panel - at >= 1 &&
        panel - at <= reach &&
        !numbers.some((other) => positionOf(other) > at && positionOf(other) < panel),
    )
  }
  const beside = numbers.filter(isBeside)
  // "A fee 2 come": typed for "to" and "for", these count only what stands right behind them.
  const sure = numbers.filter(({ value }) => value !== 2 && value !== 4)
  // "Two visits cost 325 to 450": so many of nothing that is named are dollars.
  if (beside.length === 0 && panels.length === 0)
    return { counts: isPriceOnly ? sure.filter(({ value }) => value <= mostUnnamed) : [], claims: 0 }
  if (beside.length === 0) return { counts: sure, claims: 0 }
  const others = numbers.filter(
    (one) => !beside.includes(one) && (one.value >= leastCount || isPlaced(positionOf(one))),
  )
  const most = Math.max(...beside.map(({ value }) => value))
  // "35 panels, is that 275 or 350?"
  const isPrice = (one: Found<number>): boolean =>
    one.value >= leastPrice && one.value >= most * farMore && !isPlaced(positionOf(one))
  const claims = others.filter((one) => isClaimed(positionOf(one)) || isPrice(one))
  const linked = others.filter((one) => !claims.includes(one) && isLinked(positionOf(one)))
  const counts = numbers.filter((one) => beside.includes(one) || linked.includes(one))
  return { counts, claims: claims.length }
}
