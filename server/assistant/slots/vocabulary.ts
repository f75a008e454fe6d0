import type { ChatLanguage } from '../../../contract/chat-message.ts'
import english from './english.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }

type Written = typeof english
/** A concept of the grammar. */
export type Concept = keyof Written['terms']

/**
 * Vocabulary of one language. `numbers`, `multipliers`, `ordinals`, `shorthand` ("u": "you") and `terms` (the phrases of each
 * concept, as written) are tables; the rest are word lists:
 *
 * - numbers: `articles`, `half`, `joins` ("and"), `pairs` ("a couple dozen" is two), `vague` ("several dozen" has no value)
 * - questions: `askers` ("what"), `verbs` before a subject, `openers` without one, `leads` that may precede them, `subjects`,
 *   `tags` ("right?"), `preambles` ("I was wondering if"), `prices` ("how much")
 * - context: `corrections` ("11, no wait, 17"), `fillers`, `pronouns`, `tails` after a number ("20 total")
 * - languages: `requests` for the last answer in this language, `speakers` in a question about the languages of people
 */
export type Vocabulary = {
  readonly [Key in keyof Written]: Written[Key] extends string
    ? readonly string[]
    : Key extends 'terms'
      ? Readonly<Record<Concept, string>>
      : Readonly<Record<string, Written[Key][keyof Written[Key]]>>
}

/** The words or phrases of a list as the vocabulary files write it: "wait, mean, meant". */
export const wordsIn = (list: string): readonly string[] => list.split(', ').filter(Boolean)

const vocabularyOf = (written: Written | typeof spanish): Vocabulary =>
  Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, typeof value === 'string' ? wordsIn(value) : value]),
  ) as Vocabulary

export const vocabularies: Readonly<Record<ChatLanguage, Vocabulary>> = {
  en: vocabularyOf(english),
  es: vocabularyOf(spanish),
}
