import { saysOneOf } from './says-one-of.ts'
import type { Understanding } from './understand.ts'

/** Reads a message as going on from what was asked before it; undefined where it does not. */
export type Going = (asked: Understanding, before: Understanding) => Understanding | undefined

type Token = Understanding['tokens'][number]

/** True where all words are small ones but those that `isOther` knows. */
export const saysOnly = ({ tokens, lexicon }: Understanding, isOther: (token: Token) => boolean): boolean =>
  tokens.every(
    (token) =>
      isOther(token) || lexicon.isFiller(token.word) || lexicon.isNeutral(token.word) || lexicon.isEmpty(token.word),
  )

/** True for a message that asks nothing. */
export const isTold = ({ tokens, lexicon }: Understanding): boolean =>
  !tokens.some(({ word }) => lexicon.isQuestionWord(word))

export const isNumber = ({ value }: Token): boolean => value !== undefined

/** True where only these topics are asked for, or none. */
export const isOnlyOf = ({ topics }: Understanding, ...kinds: readonly string[]): boolean =>
  topics.every(({ id }) => kinds.includes(id))

/** True where one of these words is said, and nothing beside them but small ones. */
export const saysOnlyOneOf = (asked: Understanding, words: readonly string[]): boolean =>
  saysOneOf(asked.tokens, words) && saysOnly(asked, ({ word }) => words.includes(word))
