import type { Lexicon } from '../language/lexicon.ts'
import type { Reading } from './reading.ts'

/** "I counted them this morning": what was done today, and no visit that is wanted. */
export const isDoneToday = ({ find, tokens, clauses }: Reading, { words }: Lexicon): boolean => {
  const today = find.concept('today').flat()
  return clauses.some(({ from, to, isAsked }) => {
    const said = tokens.slice(from, to)
    const isOfToday = today.some((at) => at >= from && at < to)
    const isPast = said.some(({ word }) => words.pastEndings.some((ending) => word.length > 4 && word.endsWith(ending)))
    return isOfToday && !isAsked && isPast && words.tellers.includes(said[0]?.word ?? '')
  })
}
