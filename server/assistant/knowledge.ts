import { deserialize, serialize } from 'node:v8'
import { countsOf, factsOf } from '../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../content/schema/read.ts'
import { type Learned, learn } from './learn.ts'
import type { Model } from './rank/classifier.ts'

/** Everything that the assistant answers from: the content, and what was learned from it. */
export type Knowledge = { content: Content; learned: Learned }

type Packed = { content: Omit<Content, 'facts'>; learned: Learned }

/** Learns from content: some seconds of processor time. */
export const knowledgeOf = (content: Content): Knowledge => ({ content, learned: learn(content) })

const withoutAsks = (topics: Content['topics']['en']): Content['topics']['en'] =>
  Object.fromEntries(Object.entries(topics).map(([id, topic]) => [id, { ...topic, asks: topic.asks.slice(0, 1) }]))

// Of the asks that were learned from, an engine still needs the first, by which a model is told of a topic.
const withoutTraining = ({ facts: _function, topics, ...content }: Content): Packed['content'] => ({
  ...content,
  topics: { en: withoutAsks(topics.en), es: withoutAsks(topics.es) },
})

/** The knowledge as bytes, to be stored or handed to another thread. */
export const packed = ({ content, learned }: Knowledge): Buffer =>
  serialize({ content: withoutTraining(content), learned } satisfies Packed)

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
  const { en, es } = learned.models
  return {
    content: {
      ...content,
      facts: factsOf(content.business, content.pricing, content.factWords, countsOf(content.cities)),
    },
    learned: { ...learned, models: { en: apart(en), es: apart(es) } },
  }
}
