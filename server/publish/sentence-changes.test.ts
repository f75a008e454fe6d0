import { expect, test } from 'vitest'
import { sentenceChanges } from './sentence-changes.ts'

const of = (path: string, value: object, body?: string) => [
  {
    language: 'en',
    files: [{ path, value: body === undefined ? value : { ...value, body: body.trim().split('\n\n') } }],
  },
]

test('a changed sentence is shown with its page, before and after', () => {
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

test("removing a list's item is the only change, although the others move up", () => {
  const before = of('en/reviews.yaml', { reviews: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] })
  const after = of('en/reviews.yaml', { reviews: [{ text: 'b' }, { text: 'c' }] })
  expect(sentenceChanges(before, after)).toMatchObject([
    { before: 'a', after: null, place: { kind: 'page', name: '/' } },
  ])
})

test('an added item has no words from before', () => {
  const before = of('en/letters.yaml', { list: ['a'] })
  const after = of('en/letters.yaml', { list: ['a', 'b'] })
  expect(sentenceChanges(before, after)).toMatchObject([{ before: null, after: 'b', place: { kind: 'letter' } }])
})

test('a new file shows each of its sentences, and equal content none', () => {
  const none = [{ language: 'en', files: [] }]
  const after = of('en/blog/new.md', { title: 'T' }, 'One.\n\nTwo.\n')
  expect(sentenceChanges(none, after).map((change) => change.after)).toEqual(['T', 'One.', 'Two.'])
  expect(sentenceChanges(after, after)).toEqual([])
})

test('a changed sentence in another language is shown with the address of its page there', () => {
  const [before, after] = ['Hola', 'Buenas'].map((body) => [
    { language: '', files: [{ path: 'business.yaml', value: { languages: ['en', 'es'] } }] },
    {
      language: 'es',
      files: [
        { path: 'es/services/window-cleaning.md', value: { slug: 'limpieza-de-ventanas', body: [body] } },
        { path: 'es/pages/home.yaml', value: { hero: body } },
      ],
    },
  ])
  expect(sentenceChanges(before ?? [], after ?? []).map(({ place }) => place.name)).toEqual([
    '/es/limpieza-de-ventanas',
    '/es',
  ])
})

test('numbers that tell the entries of a list apart are no change', () => {
  const before = of('en/gallery.yaml', { images: [{ id: 1, category: 'Roofs' }] })
  const after = of('en/gallery.yaml', { images: [] })
  expect(sentenceChanges(before, after).map((change) => change.before)).toEqual(['Roofs'])
})
