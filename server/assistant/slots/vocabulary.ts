import english from './english.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }

/** What a word or a group of words stands for in the grammar. */
export type Concept = keyof typeof english.terms

/** The words of one language that the grammar knows. They are vocabulary: months, units, number words. */
export type Vocabulary = {
  numbers: Readonly<Record<string, number>>
  multipliers: Readonly<Record<string, number>>
  ordinals: Readonly<Record<string, number>>
  articles: readonly string[]
  half: readonly string[]
  joins: readonly string[]
  /** "A couple dozen" is two of them; "several dozen" says no number. */
  pairs: readonly string[]
  vague: readonly string[]
  /** Words that only carry a conversation on ("make it", "too"), and those that stand for what was said ("that"). */
  fillers: readonly string[]
  pronouns: readonly string[]
  /** Words that ask what, when or how; verbs that ask whether where one of the subjects follows: "do you". */
  askers: readonly string[]
  verbs: readonly string[]
  /** Words behind a statement that make a question of it: "right?". */
  tags: readonly string[]
  subjects: readonly string[]
  /** Words as they are typed in a hurry, and in full. */
  shorthand: Readonly<Record<string, string>>
  terms: Readonly<Record<Concept, readonly string[]>>
}

export type SlotLanguage = 'en' | 'es'

export const vocabularies: Readonly<Record<SlotLanguage, Vocabulary>> = { en: english, es: spanish }
