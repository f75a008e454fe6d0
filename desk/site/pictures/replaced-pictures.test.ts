import { expect, test } from 'vitest'
import { replacedPictures } from './replaced-pictures.ts'

const known = [
  { name: 'house', file: 'photo-1.jpg' },
  { name: 'porch', file: 'porch.svg' },
]
const change = (name: string, before: string, after: string) => ({
  language: 'en',
  file: 'en/cities/gambier.md',
  path: ['image'],
  before,
  after,
  place: { kind: 'page' as const, name },
})

test('a new photograph stands in the place of the published one on every page', () => {
  const drafts = [{ file: 'images.yaml', path: ['house'], before: { file: 'house.jpg', provenance: 'illustration' } }]
  expect(replacedPictures('/', { drafts, changes: [], known })).toEqual([{ before: 'house.jpg', after: 'photo-1.jpg' }])
  expect(replacedPictures('/', { drafts: [], changes: [], known })).toEqual([])
})

test('another picture of the site is shown on the page that names it, and on no other', () => {
  const changes = [change('/ohio/gambier', 'porch', 'house'), change('/ohio/gambier', 'Gambier', 'porch')]
  const shown = (address: string) => replacedPictures(address, { drafts: [], changes, known })
  expect(shown('/ohio/gambier')).toEqual([{ before: 'porch.svg', after: 'photo-1.jpg' }])
  expect(shown('/')).toEqual([])
})
