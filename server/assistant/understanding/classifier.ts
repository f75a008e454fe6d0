/** What a text is known by, and how much each counts. */
export type Features = ReadonlyMap<string, number>
export type Sample = { topic: string; features: Features; weight: number }
export type Classify = (features: Features) => Map<string, number>

type Known = { ids: number[]; values: number[] }

const rounds = 14
const stride = 0.7
// Nearly all topics are out of the question for nearly every sample: what they would learn is not worth its time.
const leastError = 0.01

const normalized = (features: Features, idOf: (name: string) => number | undefined): Known => {
  let sum = 0
  for (const value of features.values()) sum += value * value
  const length = Math.sqrt(sum) || 1
  const known: Known = { ids: [], values: [] }
  for (const [name, value] of features) {
    const id = idOf(name)
    if (id === undefined) continue
    known.ids.push(id)
    known.values.push(value / length)
  }
  return known
}

/** Turns scores into shares of one, in place. */
const softmax = (scores: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp((scores[at] ?? 0) - most)
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}

/** The same order at every start, and no topic's samples in a row. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, at) => ({ item, key: Math.imul(at + 1, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)

const emptyModel = (topics: number, features: number) => ({
  topics,
  weights: new Float32Array(topics * features),
  pace: new Float32Array(topics * features).fill(1e-3),
})
type Model = ReturnType<typeof emptyModel>

const score = ({ topics, weights }: Model, { ids, values }: Known, scores: Float64Array): void => {
  scores.fill(0)
  for (let part = 0; part < ids.length; part++) {
    const row = (ids[part] ?? 0) * topics
    const value = values[part] ?? 0
    for (let at = 0; at < topics; at++) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * value
  }
  softmax(scores)
}

/** One step of AdaGrad: what was given too much of a chance loses, what was given too little gains. */
const correct = ({ topics, weights, pace }: Model, { ids, values }: Known, errors: Float64Array, weight: number) => {
  for (let at = 0; at < topics; at++) {
    const error = (errors[at] ?? 0) * weight
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

/**
 * Learns from samples which topic a text asks for (multinomial logistic regression). What it returns gives each topic
 * its probability, 0 to 1.
 */
export const trainClassifier = (samples: readonly Sample[]): Classify => {
  const topics = [...new Set(samples.map(({ topic }) => topic))]
  const ids = new Map<string, number>()
  for (const { features } of samples) for (const name of features.keys()) if (!ids.has(name)) ids.set(name, ids.size)
  const model = emptyModel(topics.length, ids.size)
  const idOf = (name: string) => ids.get(name)
  const shares = new Float64Array(topics.length)
  const lessons = shuffled(samples).map(({ features, topic, weight }) => ({
    known: normalized(features, idOf),
    topic: topics.indexOf(topic),
    weight,
  }))
  for (let round = 0; round < rounds; round++) {
    for (const { known, topic, weight } of lessons) {
      score(model, known, shares)
      shares[topic] = (shares[topic] ?? 0) - 1
      correct(model, known, shares, weight)
    }
  }
  return (features) => {
    score(model, normalized(features, idOf), shares)
    return new Map(topics.map((topic, at) => [topic, shares[at] ?? 0]))
  }
}
