import { type Features, type Known, type Model, normalized, softmax } from './classifier.ts'
import { numberOf } from './word-numbers.ts'

export type Sample = { topic: string; features: Features }

const rounds = 10
const stride = 0.7
// Nearly all topics are out of the question for nearly every sample: what they would learn is not worth its time.
const leastError = 0.01

/**
 * The same order at every start, and no topic's samples in a row. A sample's place comes from its own words: were it
 * counted, one more sample would move all that follow, and turn answers that have nothing to do with it.
 */
const shuffled = (samples: readonly Sample[]): Sample[] =>
  samples
    .map((sample) => ({ sample, key: numberOf(`${sample.topic} ${[...sample.features.keys()].join(' ')}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ sample }) => sample)

const emptyTraining = (topics: number, features: number) => ({
  topics,
  weights: new Float32Array(topics * features),
  pace: new Float32Array(topics * features).fill(1e-3),
})
type Training = ReturnType<typeof emptyTraining>

const score = ({ topics, weights }: Training, { ids, values }: Known, scores: Float64Array): void => {
  scores.fill(0)
  for (let part = 0; part < ids.length; part++) {
    const row = (ids[part] ?? 0) * topics
    const value = values[part] ?? 0
    for (let at = 0; at < topics; at++) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * value
  }
  softmax(scores)
}

/** One step of AdaGrad: what was given too much of a chance loses, what was given too little gains. */
const correct = ({ topics, weights, pace }: Training, { ids, values }: Known, errors: Float64Array) => {
  for (let at = 0; at < topics; at++) {
    const error = errors[at] ?? 0
    if (Math.abs(error) < leastError) continue
    for (let part = 0; part < ids.length; part++) {
      const cell = (ids[part] ?? 0) * topics + at
      const slope = error * (values[part] ?? 0)
      const grown = (pace[cell] ?? 0) + slope * slope
      pace[cell] = grown
      weights[cell] = (weights[cell] ?? 0) - (stride * slope) / Math.sqrt(grown)
    }
  }
}

// Two cells of three hold less than this, which has never changed an answer.
const leastWeight = 0.25
const isTold = (weight: number): boolean => Math.abs(weight) > leastWeight

// A cell names its topic in one byte.
const mostTopics = 256

const withoutSmallCells = ({ topics, weights }: Training, names: string[], ids: ReadonlyMap<string, number>): Model => {
  if (topics > mostTopics)
    throw new Error(`Expected at most ${mostTopics} topics: the cells of the model name no more.`)
  const model: Model = { topics: names, features: [], ends: [], cells: [], weights: [] }
  const byNumber = [...ids].map(([name, id]) => ({ number: numberOf(name), id })).sort((a, b) => a.number - b.number)
  for (const { number, id } of byNumber) {
    const before = model.cells.length
    for (let at = 0; at < topics; at++) {
      const weight = weights[id * topics + at] ?? 0
      if (!isTold(weight)) continue
      model.cells.push(at)
      model.weights.push(Math.round(weight * 100))
    }
    if (model.cells.length === before) continue
    model.features.push(number)
    model.ends.push(model.cells.length)
  }
  return model
}

/** Learns from samples which topic a text asks for (multinomial logistic regression). */
export const trainClassifier = (samples: readonly Sample[]): Model => {
  const topics = [...new Set(samples.map(({ topic }) => topic))]
  const ids = new Map<string, number>()
  for (const { features } of samples) for (const name of features.keys()) if (!ids.has(name)) ids.set(name, ids.size)
  const training = emptyTraining(topics.length, ids.size)
  const shares = new Float64Array(topics.length)
  const lessons = shuffled(samples).map(({ features, topic }) => ({
    known: normalized(features, (name) => ids.get(name)),
    topic: topics.indexOf(topic),
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { known, topic } of lessons) {
      score(training, known, shares)
      shares[topic] = (shares[topic] ?? 0) - 1
      correct(training, known, shares)
    }
  }
  return withoutSmallCells(training, topics, ids)
}
