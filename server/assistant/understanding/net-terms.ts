import type { Lexicon } from '../language/lexicon.ts'
import type { Token } from './tokens.ts'

/** The days of an invoice that a message names: "net 30". Only a business asks for such terms. */
export const netTerms = (tokens: readonly Token[], { words }: Lexicon): number[] =>
  tokens.flatMap(({ value }, at) =>
    value !== undefined && words.termWords.includes(tokens[at - 1]?.word ?? '') ? [value] : [],
  )
