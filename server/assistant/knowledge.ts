import { deserialize, serialize } from 'node:v8'
import type { TopicExamples } from '../../content/schema/assistant.ts'
import { factsOf } from '../../content/schema/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import { wordsOf } from './language/words.ts'
import { type Learned, learn } from './learn.ts'
import type { KnownQuestions } from './retrieval/known-questions.ts'
import type { Model } from './understanding/classifier.ts'

/** Everything that the assistant answers from: the content, and what was learned from it. */
export type Knowledge = { content: Content; learned: Learned }

type Packed = { content: Omit<Content, 'facts'>; learned: Learned }

/** Learns from content: a second and a half of processor time. */
export const knowledgeOf = (content: Content): Knowledge => ({ content, learned: learn(content) })

const wordsOnce = (examples: TopicExamples): TopicExamples =>
  Object.fromEntries(
    Object.entries(examples).map(([topic, questions]) => [topic, [[...new Set(questions.flatMap(wordsOf))].join(' ')]]),
  )

// Of the questions that were learned from, an engine still asks which words they have, and no more: thousands of texts
// less in memory, and to go over at each start.
const withoutQuestions = ({
  facts: _function,
  assistantExamples: { en, es },
  ...content
}: Content): Packed['content'] => ({
  ...content,
  assistantExamples: { en: wordsOnce(en), es: wordsOnce(es) },
  assistantDetails: {},
})

/** The knowledge as bytes, to be stored or handed to another thread. */
export const packed = ({ content, learned }: Knowledge): Buffer =>
  serialize({ content: withoutQuestions(content), learned } satisfies Packed)

const knownApart = ({ asked: { terms, ends, ids, rows }, ...known }: KnownQuestions): KnownQuestions => ({
  ...known,
  asked: { terms, ends: ends.slice(), ids: ids.slice(), rows: rows.slice() },
})

// Read numbers lie within the bytes that they came in, and would hold all of these in memory.
const apart = ({ features, ends, cells, weights, ...rest }: Model): Model => ({
  ...rest,
  features: features.slice(),
  ends: ends.slice(),
  cells: cells.slice(),
  weights: weights.slice(),
})

/** What `packed` made, and nothing else: whoever reads bytes makes sure of that. */
export const unpacked = (bytes: Uint8Array): Knowledge => {
  const { content, learned }: Packed = deserialize(bytes)
  const { english, spanish } = learned.topics
  const facts = factsOf(content.business, content.pricing, content.factWords.en)
  return {
    content: { ...content, facts },
    learned: {
      ...learned,
      topics: { english: apart(english), spanish: apart(spanish) },
      known: { english: knownApart(learned.known.english), spanish: knownApart(learned.known.spanish) },
    },
  }
}
