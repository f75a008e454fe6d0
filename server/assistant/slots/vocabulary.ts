import english from './english.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }

/** A concept of the grammar. */
export type Concept = keyof typeof english.terms

/** Vocabulary of one language: months, units, number words. */
export type Vocabulary = {
  numbers: Readonly<Record<string, number>>
  multipliers: Readonly<Record<string, number>>
  ordinals: Readonly<Record<string, number>>
  articles: readonly string[]
  half: readonly string[]
  joins: readonly string[]
  /** "A couple dozen" is two dozen; "several dozen" has no value. */
  pairs: readonly string[]
  vague: readonly string[]
  /** Requests for the last answer in this language. */
  requests: readonly string[]
  /** Words of a question about the languages of people or documents. */
  speakers: readonly string[]
  /** Words between a number and its correction: "11, no wait, 17". */
  corrections: readonly string[]
  /** Fillers ("make it", "too") and pronouns ("that"). */
  fillers: readonly string[]
  pronouns: readonly string[]
  /** Question words, and verbs that form a question before a subject: "do you". */
  askers: readonly string[]
  verbs: readonly string[]
  /** Verbs that begin a question without a subject: "limpian ventanas". */
  openers: readonly string[]
  /** Words that may precede them: "oiga, me pueden". */
  leads: readonly string[]
  /** Question tags: "right?". */
  tags: readonly string[]
  subjects: readonly string[]
  /** Words before a question that ask nothing: "I was wondering if". */
  preambles: readonly string[]
  /** Phrases of a question about a price. */
  prices: readonly string[]
  /** Abbreviations and their full forms. */
  shorthand: Readonly<Record<string, string>>
  /** Phrases of each concept, as written. */
  terms: Readonly<Record<Concept, string>>
}

export type SlotLanguage = 'en' | 'es'

/** The words or phrases of a list as the vocabulary files write it: "wait, mean, meant". */
export const wordsIn = (list: string): readonly string[] => list.split(', ').filter(Boolean)

const vocabularyOf = (written: typeof english | typeof spanish): Vocabulary => ({
  ...written,
  articles: wordsIn(written.articles),
  half: wordsIn(written.half),
  joins: wordsIn(written.joins),
  pairs: wordsIn(written.pairs),
  vague: wordsIn(written.vague),
  requests: wordsIn(written.requests),
  speakers: wordsIn(written.speakers),
  corrections: wordsIn(written.corrections),
  fillers: wordsIn(written.fillers),
  pronouns: wordsIn(written.pronouns),
  askers: wordsIn(written.askers),
  verbs: wordsIn(written.verbs),
  openers: wordsIn(written.openers),
  leads: wordsIn(written.leads),
  tags: wordsIn(written.tags),
  subjects: wordsIn(written.subjects),
  preambles: wordsIn(written.preambles),
  prices: wordsIn(written.prices),
})

export const vocabularies: Readonly<Record<SlotLanguage, Vocabulary>> = {
  en: vocabularyOf(english),
  es: vocabularyOf(spanish),
}
