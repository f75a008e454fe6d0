import type { Places } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Gazetteer, Place } from './gazetteer.ts'
import type { Token } from './tokens.ts'

type Found<Value> = { value: Value; positions: number[] }

/** Places named in a message, but not where `blocked` says that the words mean something else. */
export const findPlaces = (
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  blocked: ReadonlySet<number>,
): Found<Place>[] => {
  const found: Found<Place>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const entry = gazetteer
      .startingWith(tokens[at]?.word ?? '')
      .find(({ words }) =>
        words.every((word, offset) => tokens[at + offset]?.word === word && !blocked.has(at + offset)),
      )
    if (!entry) continue
    found.push({ value: entry.place, positions: entry.words.map((_, offset) => at + offset) })
    at += entry.words.length - 1
  }
  return found
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
      token.isMoney ||
      taken.has(at) ||
      !Number.isInteger(value) ||
      value > 100_000
    )
      return []
    const isOther = lexicon.words.otherUnits.includes(tokens[at + 1]?.word ?? '') || /^\d\d?:/.test(token.word)
    return isOther ? [] : [{ value, positions: [at] }]
  })

const reach = 3
const leastCount = 10

/**
 * The numbers that count panels: beside a word for panels, or alone in a message that speaks of panels, or that asks for
 * a price and names nothing else (`isPriceOnly`). Other numbers beside a counted one may be prices that the visitor
 * names: `isClaimed` says so of a position.
 */
export const countsOf = (
  numbers: readonly Found<number>[],
  solar: Places,
  isPriceOnly: boolean,
  isClaimed: (at: number) => boolean,
): { counts: Found<number>[]; claims: number } => {
  const panels = solar.flat()
  const isBeside = ({ positions: [at = 0] }: Found<number>) =>
    panels.some((panel) => panel - at >= 1 && panel - at <= reach)
  const beside = numbers.filter(isBeside)
  const [first] = beside
  if (!first) return { counts: panels.length > 0 || isPriceOnly ? [...numbers] : [], claims: 0 }
  const others = numbers.filter((one) => !beside.includes(one) && one.value >= leastCount)
  const claims = others.filter(({ positions: [at = 0] }) => isClaimed(at))
  return { counts: [...beside, ...others.filter((one) => !claims.includes(one))], claims: claims.length }
}
