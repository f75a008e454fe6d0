import { numberOf, openNumbers } from './packed-index.ts'

/** Features of a text with their weights. */
export type Features = ReadonlyMap<string, number>
type Classify = (features: Features) => Map<string, number>

/** Features as numbers. */
export type Known = { ids: number[]; values: number[] }

/** Known features as numbers, normalized to unit length. */
export const normalized = (features: Features, idOf: (name: string) => number | undefined): Known => {
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

/** Softmax, in place. */
export const softmax = (scores: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp((scores[at] ?? 0) - most)
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}

/**
 * The trained model: feature hashes (`numberOf`) in order, the end of each feature's cells, and per cell its topic and
 * weight in hundredths. Small weights are left out.
 */
export type Model = { topics: string[]; features: number[]; ends: number[]; cells: number[]; weights: number[] }

/** Returns a topic's probability, 0 to 1, for a text with these features. */
export const classifier = (model: Model): Classify => {
  const { topics } = model
  const placeOf = openNumbers(Uint32Array.from(model.features))
  const ends = Uint32Array.from(model.ends)
  const cells = Uint8Array.from(model.cells)
  const weights = Int16Array.from(model.weights)
  const shares = new Float64Array(topics.length)
  return (features) => {
    const { ids: rows, values } = normalized(features, (name) => placeOf(numberOf(name)))
    shares.fill(0)
    for (const [part, row] of rows.entries()) {
      const value = (values[part] ?? 0) / 100
      for (let at = ends[row - 1] ?? 0; at < (ends[row] ?? 0); at++) {
        const topic = cells[at] ?? 0
        shares[topic] = (shares[topic] ?? 0) + (weights[at] ?? 0) * value
      }
    }
    softmax(shares)
    return new Map(topics.map((topic, at) => [topic, shares[at] ?? 0]))
  }
}
