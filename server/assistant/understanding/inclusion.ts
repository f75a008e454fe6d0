import { matchCue } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isPointing } from './pointing.ts'
import type { Reading } from './reading.ts'
import { asksWhetherMore, asksYesOrNo } from './yes-or-no.ts'

/** Whether a question asks if a thing is in a price, the other way round, "are screens extra?", or which of the two. */
export type Inclusion = 'included' | 'extra' | 'either'

/** "Does that include the screens?", "is the inside extra?"; undefined for a clause that asks for anything else. */
export const inclusionIn = (
  reading: Pick<Reading, 'find' | 'tokens'>,
  clause: Reading['clauses'][number],
  lexicon: Lexicon,
): Inclusion | undefined => {
  const { inclusion, concepts } = lexicon
  const { from, to } = clause
  const isSaid = (cues: Lexicon['inclusion']['parts']): boolean =>
    cues.some((cue) => matchCue(cue, reading.find)?.positions.every((at) => at >= from && at < to))
  if (!asksYesOrNo(reading.tokens.slice(from, to), clause.isAsked, lexicon)) return undefined
  // "To fix the screens" asks for a repair.
  if (['howMuch', 'howLong', 'repair'].some((name) => isSaid(concepts.get(name) ?? []))) return undefined
  if (!isSaid(inclusion.parts)) return undefined
  const isIncluded = isSaid(inclusion.included)
  if (isSaid(inclusion.extra)) return isIncluded ? 'either' : 'extra'
  return isIncluded ? 'included' : undefined
}

/** The same of a whole message: "is the inside included, or is that extra?" asks which of the two. */
export const inclusionOf = (
  reading: Pick<Reading, 'find' | 'tokens' | 'clauses'>,
  lexicon: Lexicon,
): Inclusion | undefined => {
  const { clauses, tokens } = reading
  const first = clauses.findIndex((clause) => inclusionIn(reading, clause, lexicon))
  const clause = clauses[first]
  const next = clauses[first + 1]
  if (!clause) return undefined
  const isEither = next !== undefined && asksWhetherMore(tokens.slice(next.from, next.to), lexicon)
  return isEither && isPointing(tokens.slice(next.from, next.to), lexicon)
    ? 'either'
    : inclusionIn(reading, clause, lexicon)
}
