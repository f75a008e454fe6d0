import type { AssistantLanguage, TopicExamples } from '../../../content/schema/assistant.ts'
import { clauseSplitter } from './clauses.ts'
import { type Cue, readCue, startsOf } from './cues.ts'
import { skeletons, speller } from './spelling.ts'
import { joinCompounds, plain, stemmer, wordsOf } from './words.ts'

export type CuedBy = { id: string; alone: boolean; cues: Cue[] }
const weakFactor = 0.5
// A word of the articles is a less likely target of a correction than a word that the assistant listens for.
const readingHandicap = 0.4
// A shorter word is as likely to be one of ours with a letter missing.
const shortestWord = 5

const vocabularyOf = (words: AssistantLanguage): string[] => [
  ...Object.values(words.topics).flatMap(({ cues, weak }) =>
    [...cues, ...weak].flatMap((cue) => wordsOf(cue.replace(/<\w+>/g, ''))),
  ),
  ...Object.values(words.concepts).flat().flatMap(wordsOf),
  ...Object.values(words.times).flat().flatMap(wordsOf),
  ...Object.keys(words.numbers),
  ...Object.values(words.slang).flatMap(wordsOf),
  ...words.beforePlace,
  ...words.compounds.flatMap(wordsOf),
]

/** What is listened for beside the topics: these words are right as they stand, and no typo is taken for one of them. */
const listenedFor = ({ families, otherJobs, untold, grievances }: AssistantLanguage): Set<string> =>
  new Set(
    [families, otherJobs, untold, grievances].flatMap((lists) =>
      Object.values(lists).flatMap((list) => list.flatMap((cue) => wordsOf(cue.replace(/<\w+>/g, '')))),
    ),
  )

/**
 * One language, made ready to understand messages with. `placeNames` and `reading` (the words of the articles) widen
 * what counts as a known word; `isWord` tells what else is one.
 */
export const buildLexicon = (
  words: AssistantLanguage,
  placeNames: readonly string[],
  reading: readonly string[] = [],
  examples: TopicExamples = {},
  isWord: (word: string) => boolean = () => false,
) => {
  const stem = stemmer(words.endings)
  const fillers = new Set(words.fillers.flatMap(wordsOf))
  const neutral = new Set(words.neutral.flatMap(wordsOf))
  const questionWords = new Set(words.questionWords)
  const followUps = words.followUps.map(plain)
  const compounds = new Set(words.compounds.map((pair) => wordsOf(pair).join('_')))
  const pairs = words.compounds.map(wordsOf).flatMap(([first = '', second = '']) => [{ first, second }])
  const secondOf = new Map(
    [...Map.groupBy(pairs, ({ first }) => first)].map(([first, list]) => [
      first,
      speller(new Map(list.map(({ second }) => [second, 0]))),
    ]),
  )
  const language = { stem, fillers, neutral, compounds }
  const subject = new Set(vocabularyOf(words))
  const places = placeNames.flatMap(wordsOf)
  const asked = new Set(Object.values(examples).flat().flatMap(wordsOf))
  const spelling = new Map<string, number>()
  for (const word of reading) if (word.length > 5) spelling.set(word, readingHandicap)
  for (const word of asked) spelling.set(word, readingHandicap)
  for (const word of [...fillers, ...neutral, ...subject, ...places]) spelling.set(word, 0)
  const ordinary = new Set(words.ordinary)
  const listened = listenedFor(words)
  const stems = (list: Iterable<string>) => new Set([...list].map(stem))
  const readingStems = stems(reading.filter((word) => !places.includes(word)))
  // Names of places are known only as they are written: "corcorann" is to be corrected.
  const subjectStems = stems(subject)
  const topics = Object.entries(words.topics).map(
    ([id, { alone, cues, weak }]): CuedBy => ({
      id,
      alone,
      cues: [...cues.map((cue) => readCue(cue, language)), ...weak.map((cue) => readCue(cue, language, weakFactor))],
    }),
  )
  const cuesAt = new Map<string, { id: string; cue: Cue }[]>()
  for (const { id, cues } of topics) {
    for (const cue of cues) {
      for (const start of startsOf(cue)) cuesAt.set(start, [...(cuesAt.get(start) ?? []), { id, cue }])
    }
  }
  const phrases = Object.keys(words.slang).filter((short) => /[ -]/.test(short))
  const cuesOf = (list: readonly string[]) => list.map((phrase) => readCue(phrase, language))
  const concepts = new Map(
    Object.entries({ ...words.concepts, ...words.times }).map(([name, list]) => [name, cuesOf(list)]),
  )
  const named = (lists: Record<string, string[]>) =>
    Object.entries(lists).map(([name, cues]) => ({ name, cues: cuesOf(cues) }))
  const { included, extra, parts } = words.inclusion
  const conceptNames = new Map<string, string[]>()
  for (const [name, list] of Object.entries({ ...words.families, ...words.concepts, ...words.times })) {
    for (const phrase of list) {
      const [word, ...more] = wordsOf(phrase)
      if (word === undefined || more.length > 0) continue
      conceptNames.set(stem(word), [...(conceptNames.get(stem(word)) ?? []), name])
    }
  }
  const isKnown = (word: string) =>
    spelling.has(word) ||
    ordinary.has(word) ||
    listened.has(word) ||
    subjectStems.has(stem(word)) ||
    readingStems.has(stem(word))
  return {
    words,
    stem,
    /** The short forms of several words; undefined where a language has none. */
    slangPhrases: phrases.length > 0 ? new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g') : undefined,
    fillers,
    topics,
    /** The cues that a word or a concept may be the start of; all others are out of the question without it. */
    cuesAt,
    startingConcepts: [...cuesAt.keys()].flatMap((start) => /^<(\w+)>$/.exec(start)?.[1] ?? []),
    concepts,
    otherJobs: named(words.otherJobs),
    untold: named(words.untold),
    inclusion: { included: cuesOf(included), extra: cuesOf(extra), parts: cuesOf(parts) },
    /** What a misspelled word most likely is after another: "how ofen" is "how often". */
    nearestAfter: (before: string, word: string) => secondOf.get(before)?.nearest(word)?.known,
    join: (list: readonly string[]) => joinCompounds(list, compounds),
    isKnown,
    /** True for a word of the language that is no misspelling, though it may be new to us. */
    isWord: (word: string) => word.length >= shortestWord && isWord(word),
    withVowels: skeletons([...subject, ...fillers, ...neutral, ...asked]),
    clausesOf: clauseSplitter(words),
    /** The concepts that a word alone stands for. */
    conceptsOf: (wordStem: string): readonly string[] => conceptNames.get(wordStem) ?? [],
    /** Small talk, of which a part of a message that holds nothing else says no more than the part before it. */
    isEmpty: (word: string) => neutral.has(word),
    isNeutral: (word: string) => neutral.has(word) || word.includes('_'),
    isSubject: (word: string) => subjectStems.has(stem(word)),
    hasReading: readingStems.size > 0,
    asides: new Set(words.asides),
    isClaimWord: (word: string | undefined) => word !== undefined && words.claimWords.includes(word),
    isCountLink: (word: string | undefined) => word !== undefined && words.countLinks.includes(word),
    isQuestionWord: (word: string) => questionWords.has(word),
    isFollowUp: (text: string) => followUps.some((start) => plain(text).replace(/^\W+/, '').startsWith(`${start} `)),
    isFiller: (word: string) => fillers.has(word),
    isOrdinary: (word: string) => ordinary.has(word),
    ...speller(spelling),
  }
}

export type Lexicon = ReturnType<typeof buildLexicon>
