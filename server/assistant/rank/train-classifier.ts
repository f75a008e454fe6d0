import { type Features, type Known, type Model, normalized, softmax } from './classifier.ts'
import { numberOf } from './packed-index.ts'

export type Sample = { topic: string; features: Features }

const rounds = 10
const learningRate = 0.7
// Skips topics with a smaller error: nearly all topics, for nearly every sample.
const leastError = 0.01

/**
 * A fixed order that mixes topics. A sample's position derives from its own words, so adding one does not move the
 * others and change unrelated answers.
 */
const shuffled = (samples: readonly Sample[]): Sample[] =>
  samples
    .map((sample) => ({ sample, key: numberOf(`${sample.topic} ${[...sample.features.keys()].join(' ')}`) }))
    .sort((a, b) => a.key - b.key)
    .map(({ sample }) => sample)

const emptyTraining = (topics: number, features: number) => ({
  topics,
  weights: new Float32Array(topics * features),
  accumulator: new Float32Array(topics * features).fill(1e-3),
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

/** One AdaGrad step on the softmax error. */
const correct = ({ topics, weights, accumulator }: Training, { ids, values }: Known, errors: Float64Array) => {
  for (let at = 0; at < topics; at++) {
    const error = errors[at] ?? 0
    if (Math.abs(error) < leastError) continue
    for (let part = 0; part < ids.length; part++) {
      const cell = (ids[part] ?? 0) * topics + at
      const gradient = error * (values[part] ?? 0)
      const grown = (accumulator[cell] ?? 0) + gradient * gradient
      accumulator[cell] = grown
      weights[cell] = (weights[cell] ?? 0) - (learningRate * gradient) / Math.sqrt(grown)
    }
  }
}

// Two thirds of the weights are smaller than this; none has ever changed an answer.
const leastWeight = 0.25
const isLarge = (weight: number): boolean => Math.abs(weight) > leastWeight

// Topics are stored as one byte: at most 256.
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
      if (!isLarge(weight)) continue
      model.cells.push(at)
      model.weights.push(Math.round(weight * 100))
    }
    if (model.cells.length === before) continue
    model.features.push(number)
    model.ends.push(model.cells.length)
  }
  return model
}

/** Trains multinomial logistic regression on samples. */
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
