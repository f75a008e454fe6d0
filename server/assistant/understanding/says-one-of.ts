import type { Token } from './tokens.ts'

/** True where one of these words is said. */
export const saysOneOf = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.some(({ word }) => words.includes(word))
