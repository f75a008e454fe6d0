import type { AssistantLanguage } from '../../../content/schema/assistant.ts'
import { type Cue, readCue } from './cues.ts'
import { speller } from './spelling.ts'
import { joinCompounds, stemmer, wordsOf } from './words.ts'

export type Topic = { id: string; alone: boolean; isSure: boolean; cues: Cue[] }
const weakFactor = 0.5
// A word of the articles is a less likely target of a correction than a word that the assistant listens for.
const readingHandicap = 0.4

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

const withConcepts = (cue: string, { concepts }: AssistantLanguage): string =>
  cue.replace(/<(\w+)>/g, (_, name: string) => concepts[name]?.join(' ') ?? '')

/**
 * One language, made ready to understand messages with. `placeNames` and `reading` (the words of the articles) widen
 * what counts as a known word.
 */
export const buildLexicon = (
  words: AssistantLanguage,
  placeNames: readonly string[],
  reading: readonly string[] = [],
) => {
  const stem = stemmer(words.endings)
  const fillers = new Set(words.fillers.flatMap(wordsOf))
  const neutral = new Set(words.neutral.flatMap(wordsOf))
  const compounds = new Set(words.compounds.map((pair) => wordsOf(pair).join('_')))
  const language = { stem, fillers, compounds }
  const subject = new Set(vocabularyOf(words))
  const places = placeNames.flatMap(wordsOf)
  const spelling = new Map<string, number>()
  for (const word of reading) if (word.length > 5) spelling.set(word, readingHandicap)
  for (const word of [...fillers, ...neutral, ...subject, ...places]) spelling.set(word, 0)
  const ordinary = new Set(words.ordinary)
  const stems = (list: Iterable<string>) => new Set([...list].map(stem))
  const readingStems = stems(reading)
  const subjectStems = stems([...subject, ...places])
  const topics = Object.entries(words.topics).map(
    ([id, { alone, sure, cues, weak }]): Topic => ({
      id,
      alone,
      isSure: sure,
      cues: [...cues.map((cue) => readCue(cue, language)), ...weak.map((cue) => readCue(cue, language, weakFactor))],
    }),
  )
  const topicWords = new Map<string, Set<string>>()
  for (const [id, { cues, weak }] of Object.entries(words.topics)) {
    for (const word of [...cues, ...weak].flatMap((cue) => wordsOf(withConcepts(cue, words)))) {
      if (fillers.has(word) || neutral.has(word)) continue
      topicWords.set(stem(word), (topicWords.get(stem(word)) ?? new Set()).add(id))
    }
  }
  const noTopics: ReadonlySet<string> = new Set()
  const concepts = new Map(
    Object.entries({ ...words.concepts, ...words.times }).map(([name, list]) => [
      name,
      list.map((phrase) => readCue(phrase, language)),
    ]),
  )
  const isKnown = (word: string) =>
    spelling.has(word) || ordinary.has(word) || subjectStems.has(stem(word)) || readingStems.has(stem(word))
  return {
    words,
    stem,
    fillers,
    topics,
    concepts,
    join: (list: readonly string[]) => joinCompounds(list, compounds),
    isKnown,
    isNeutral: (word: string) => neutral.has(word) || word.includes('_'),
    isSubject: (word: string) => subjectStems.has(stem(word)),
    topicsWith: (wordStem: string): ReadonlySet<string> => topicWords.get(wordStem) ?? noTopics,
    hasReading: readingStems.size > 0,
    isFiller: (word: string) => fillers.has(word),
    isOrdinary: (word: string) => ordinary.has(word),
    ...speller(spelling),
  }
}

export type Lexicon = ReturnType<typeof buildLexicon>
