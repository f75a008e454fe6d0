import { expect, it } from 'vitest'
import { classifier } from './classifier.ts'
import { type Sample, trainClassifier } from './train-classifier.ts'

const sampleOf = (topic: string, text: string): Sample => ({
  topic,
  features: new Map(text.split(' ').map((word) => [word, 1])),
  weight: 1,
})

const samples = [
  sampleOf('price', 'what does a wash cost'),
  sampleOf('price', 'how much for panels'),
  sampleOf('hours', 'when are you open'),
  sampleOf('hours', 'what time do you close'),
  sampleOf('water', 'what water do you use'),
]

const sharesOf = (from: readonly Sample[], text: string) => {
  const shares = classifier(trainClassifier(from))(sampleOf('', text).features)
  return new Map([...shares].map(([topic, share]) => [topic, share.toFixed(3)]))
}

it('learns what a text asks for from samples', () => {
  const shares = sharesOf(samples, 'how much does it cost')
  expect(Number(shares.get('price'))).toBeGreaterThan(0.8)
})

it('learns the same from the same samples in another order', () => {
  const text = 'what do you cost'
  expect(sharesOf(samples.toReversed(), text)).toEqual(sharesOf(samples, text))
})
