import { isThere } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { type Reading, type Service, services } from './reading.ts'
import { saysConcept } from './says-concept.ts'

/** The services that a message names; `isOfBusiness` where it is of a business without a word for one. */
export const namedServices = ({ find, tokens }: Reading, lexicon: Lexicon, isOfBusiness: boolean): Set<Service> => {
  const isCommercial = isThere(find.concept('commercial'))
  // The front of a shop is its glass.
  const isFront = isCommercial && saysConcept({ tokens, lexicon }, 'front')
  return new Set(
    services.filter(
      (name) =>
        isThere(find.concept(name)) || (name === 'commercial' && isOfBusiness) || (name === 'window' && isFront),
    ),
  )
}

/** The services between which nothing but a link and small words stand. */
export const listedServices = (
  { find, tokens, clauses }: Reading,
  { words, isFiller, isQuestionWord }: Lexicon,
): Set<Service> => {
  const named = services
    .flatMap((name) => find.concept(name).map((positions) => ({ name, positions })))
    .sort((a, b) => (a.positions[0] ?? 0) - (b.positions[0] ?? 0))
  const isLinked = (at: number): boolean => {
    const [from, to] = [(named[at]?.positions.at(-1) ?? 0) + 1, named[at + 1]?.positions[0] ?? 0]
    const between = tokens.slice(from, to)
    // "Window screens" are one thing, "windows, screens" are two.
    const isParted =
      between.length > 0 || clauses.some(({ parts }) => parts.some((part) => part.from >= from && part.from <= to))
    const isSmall = between.every(({ word }) => isFiller(word) && !isQuestionWord(word) && !words.asWith.includes(word))
    return named[at + 1] !== undefined && named[at + 1]?.name !== named[at]?.name && isParted && isSmall
  }
  return new Set(named.flatMap(({ name }, at) => (isLinked(at) || isLinked(at - 1) ? [name] : [])))
}
