import type { Lexicon } from '../language/lexicon.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

const mostFew = 9

/** "Just 3 windows", "only a couple of windows": part of a house. */
export const countsFewWindows = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  saysOneOf(tokens, lexicon.words.onlyWords) &&
  tokens.some(({ value }, at) => {
    const isOfWindows = [at + 1, at + 2].some((next) => lexicon.conceptsOf(tokens[next]?.stem ?? '').includes('window'))
    return value !== undefined && value <= mostFew && isOfWindows
  })
