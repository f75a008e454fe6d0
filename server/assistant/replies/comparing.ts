import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import type { Understanding } from '../understanding/understand.ts'

/** "What is one visit, and what are the plans?" */
export const isBesideSingle = ({ tokens, lexicon: { words } }: Understanding): boolean =>
  saysOneOf(tokens, words.singleWords)

/** "Is the plan cheaper than two single visits?" */
export const isComparing = (asked: Understanding): boolean => saysConcept(asked, 'comparing') || isBesideSingle(asked)
