import type { TopicExamples } from '../../../content/schema/assistant.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Features, Model } from './classifier.ts'
import { featuresOf } from './features.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readMessage } from './reading.ts'
import { type Sample, trainClassifier } from './train-classifier.ts'

// A cue is a scrap of a question: it teaches its words, less than a whole question does.
const cueWeight = 0.7
const weakCueWeight = 0.2
// All details are one topic: their many questions should not make it likelier than it is.
const detailWeight = 0.15

const ofCue = (cue: string, lexicon: Lexicon, gazetteer: Gazetteer): Features => {
  const concepts = [...cue.matchAll(/<\w+>/g)].map(([name]) => name)
  const text = cue.replace(/<\w+>/g, ' ').replace(/\/\w+/g, ' ')
  const features = new Map(featuresOf(readMessage(text, lexicon, gazetteer), lexicon))
  for (const name of concepts) features.set(name, 1)
  return features
}

/** Learns the topics of one language from its examples and cues. */
export const learnTopics = (
  lexicon: Lexicon,
  gazetteer: Gazetteer,
  examples: TopicExamples,
  details: readonly string[] = [],
): Model => {
  const samples: Sample[] = [
    ...Object.entries(examples).flatMap(([topic, sentences]) =>
      sentences.map((sentence) => ({
        topic,
        features: featuresOf(readMessage(sentence, lexicon, gazetteer), lexicon),
        weight: 1,
      })),
    ),
    ...details.map((sentence) => ({
      topic: 'article',
      features: featuresOf(readMessage(sentence, lexicon, gazetteer), lexicon),
      weight: detailWeight,
    })),
    ...Object.entries(lexicon.words.topics).flatMap(([topic, { cues, weak }]) => [
      ...cues.map((cue) => ({ topic, features: ofCue(cue, lexicon, gazetteer), weight: cueWeight })),
      ...weak.map((cue) => ({ topic, features: ofCue(cue, lexicon, gazetteer), weight: weakCueWeight })),
    ]),
  ]
  return trainClassifier(samples.filter(({ features }) => features.size > 0))
}
