import { isThere } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Reading } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'

export const planNames = ['biAnnual', 'quarterly', 'monthly'] as const
export type PlanName = (typeof planNames)[number]

/** True where the two visits are those to two homes: "16 panels and my sister's 10, what do the two visits come to?" */
export const isOfTwoHomes = (
  { counts, tokens }: Pick<Reading, 'counts' | 'tokens'>,
  { words }: Pick<Lexicon, 'words'>,
): boolean => counts.length > 1 && !saysOneOf(tokens, words.yearWords)

/** The packages that a message names. */
export const namedPlans = (reading: Reading, lexicon: Lexicon): Set<PlanName> =>
  new Set(
    planNames.filter(
      (name) => isThere(reading.find.concept(name)) && !(name === 'biAnnual' && isOfTwoHomes(reading, lexicon)),
    ),
  )
