import { expect, test } from 'vitest'
import { sentenceChanges } from './sentence-changes.ts'

const of = (path: string, value: unknown, body?: string) => [
  { language: 'en', files: [body === undefined ? { path, value } : { path, value, body }] },
]

test('a sentence that reads differently is shown with its page, as it was and as it will be', () => {
  const [before, after] = ['$175', '$185'].map((price) =>
    of('en/services/solar.md', { title: 'S' }, `From ${price}.\n\nSame.\n`),
  )
  expect(sentenceChanges(before ?? [], after ?? [])).toEqual([
    {
      language: 'en',
      place: { kind: 'page', name: '/solar' },
      file: 'en/services/solar.md',
      path: ['body', 0],
      before: 'From $175.',
      after: 'From $185.',
    },
  ])
})

test('an item that is taken out of a list is the only change, though the others move up', () => {
  const before = of('en/reviews.yaml', { reviews: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })
  const after = of('en/reviews.yaml', { reviews: [{ text: 'b' }, { text: 'c' }] })
  expect(sentenceChanges(before, after)).toMatchObject([
    { before: 'a', after: null, place: { kind: 'page', name: '/' } },
  ])
})

test('an added item is shown without words from before', () => {
  const before = of('en/letters.yaml', { list: ['a'] })
  const after = of('en/letters.yaml', { list: ['a', 'b'] })
  expect(sentenceChanges(before, after)).toMatchObject([{ before: null, after: 'b', place: { kind: 'letter' } }])
})

test('a new file shows each of its sentences, and the same content none', () => {
  const none = [{ language: 'en', files: [] }]
  const after = of('en/blog/new.md', { title: 'T' }, 'One.\n\nTwo.\n')
  expect(sentenceChanges(none, after).map((change) => change.after)).toEqual(['T', 'One.', 'Two.'])
  expect(sentenceChanges(after, after)).toEqual([])
})
