import type { TopicExamples } from '../../../content/schema/assistant.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { wordsOf } from '../language/words.ts'
import type { Token } from './tokens.ts'

/** The words by which a topic is known: of its cues, its answer and the questions that ask for it. */
const wordsOfTopic = (id: string, lexicon: Lexicon, examples: TopicExamples): Set<string> => {
  const { cues = [], weak = [], answer = '' } = lexicon.words.topics[id] ?? {}
  const texts = [...[...cues, ...weak].map((cue) => cue.replace(/<\w+>/g, ' ')), answer, ...(examples[id] ?? [])]
  const stems = texts.flatMap(wordsOf).map(lexicon.stem)
  return new Set([...stems, ...stems.flatMap(lexicon.conceptsOf)])
}

/** Tells which words of a question none of some topics is known by: they ask for something else. */
export const topicWords = (lexicon: Lexicon, examples: TopicExamples) => {
  const known = new Map<string, ReadonlySet<string>>()
  const wordsFor = (id: string): ReadonlySet<string> => {
    const words = known.get(id) ?? wordsOfTopic(id, lexicon, examples)
    known.set(id, words)
    return words
  }
  const isTelling = ({ word, value }: Token) =>
    value === undefined && !lexicon.isFiller(word) && !lexicon.isNeutral(word)
  return (tokens: readonly Token[], topics: readonly string[]): Token[] => {
    const words = topics.map(wordsFor)
    const isKnown = ({ stem }: Token) =>
      words.some((set) => set.has(stem) || lexicon.conceptsOf(stem).some((name) => set.has(name)))
    return tokens.filter((token) => isTelling(token) && !isKnown(token))
  }
}

export type UnexplainedWords = ReturnType<typeof topicWords>
