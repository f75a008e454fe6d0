import type { Topic } from '../../../content/schema/topic.ts'
import type { Vocabulary } from '../slots/vocabulary.ts'
import type { Model } from './classifier.ts'
import { featuresOf } from './features.ts'
import { trainClassifier } from './train-classifier.ts'
import type { WordMeaning } from './word-meaning.ts'

export type Topics = Readonly<Record<string, Topic>>
/** More ways of asking than an owner reads, by topic. */
export type Training = Readonly<Record<string, readonly string[]>>

/** Learns which topic a text asks for, from the asks of the topics and what else was collected. */
export const learnRanking = (
  topics: Topics,
  training: Training,
  vocabulary: Vocabulary,
  meaning: WordMeaning | undefined,
): Model =>
  trainClassifier(
    Object.entries(topics).flatMap(([topic, { asks, question = [] }]) =>
      [...new Set([...asks, ...(training[topic] ?? [])].concat(question))].map((ask) => ({
        topic,
        features: featuresOf(ask, vocabulary, meaning),
        weight: 1,
      })),
    ),
  )
