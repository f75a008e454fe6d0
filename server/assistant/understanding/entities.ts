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
  const taken = new Set(blocked)
  const found: Found<Place>[] = []
  for (const { words, place } of gazetteer.entries) {
    for (let at = 0; at + words.length <= tokens.length; at++) {
      const positions = words.map((_, offset) => at + offset)
      const fits = words.every((word, offset) => tokens[at + offset]?.word === word && !taken.has(at + offset))
      if (!fits) continue
      for (const position of positions) taken.add(position)
      found.push({ value: place, positions })
    }
  }
  return found.sort((a, b) => (a.positions[0] ?? 0) - (b.positions[0] ?? 0))
}

/**
 * Numbers that count panels: beside a word for panels, or alone in a message that speaks of panels, or that asks for a
 * price and names nothing else (`isPriceOnly`).
 */
export const findCounts = (
  tokens: readonly Token[],
  lexicon: Lexicon,
  solar: Places,
  taken: ReadonlySet<number>,
  isPriceOnly: boolean,
): Found<number>[] => {
  const otherUnits = lexicon.words.otherUnits
  const panels = solar.flat()
  const isCount = (token: Token, at: number) => {
    const { value } = token
    if (value === undefined || token.isMoney || taken.has(at) || !Number.isInteger(value) || value > 100_000)
      return false
    return !otherUnits.includes(tokens[at + 1]?.word ?? '') && !/^\d\d?:/.test(token.word)
  }
  const all = tokens.flatMap((token, at) => (isCount(token, at) ? [{ value: token.value ?? 0, positions: [at] }] : []))
  const beside = all.filter(({ positions: [at = 0] }) => panels.some((panel) => panel - at >= 1 && panel - at <= 3))
  const [first] = beside
  if (first) return [...beside, ...all.filter((one) => !beside.includes(one) && one.value >= 10)]
  return panels.length > 0 || isPriceOnly ? all : []
}
