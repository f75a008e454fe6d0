import type { Lexicon } from '../language/lexicon.ts'
import { saysOneOf } from './says-one-of.ts'
import type { Token } from './tokens.ts'

const mostFew = 9

/** "Just 3 windows", "only a couple of windows": part of a house. */
export const countsFewWindows = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some(({ value }, at) => {
    const isOfWindows = [at + 1, at + 2].some((next) => lexicon.conceptsOf(tokens[next]?.stem ?? '').includes('window'))
    const isOnly = saysOneOf(tokens.slice(Math.max(0, at - 2), at), lexicon.words.onlyWords)
    return value !== undefined && value <= mostFew && isOfWindows && isOnly
  })
