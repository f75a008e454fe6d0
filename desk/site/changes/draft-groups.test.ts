import { expect, test } from 'vitest'
import type { Draft, SentenceChange } from '../../../contract/desk/site.ts'
import { changesOf, draftChoices, draftGroups } from './draft-groups.ts'

const draft = (id: string, file: string, path: Draft['path'], more: Partial<Draft> = {}): Draft => ({
  id,
  file,
  path,
  before: 'a',
  after: 'b',
  person: 'Ruth',
  at: '',
  isStale: false,
  now: 'a',
  partOf: null,
  ...more,
})
const change = (language: string, file: string, path: Draft['path'], before: string, after: string) =>
  ({ language, file, path, before, after, place: { kind: 'everywhere', name: '' } }) satisfies SentenceChange
const idsOf = (drafts: readonly Draft[]) => draftGroups(drafts).map((group) => group.map(({ id }) => id))

test('a photograph with its texts, a text in two languages, a removal and sentences taken out are one change each', () => {
  const drafts = [
    draft('link', 'en/interface.yaml', ['nav', 1], { partOf: 'page' }),
    draft('picture', 'images.yaml', ['house']),
    draft('described', 'en/images.yaml', ['house'], { partOf: 'picture' }),
    draft('alt', 'en/images.yaml', ['house']),
    draft('texto', 'es/images.yaml', ['house']),
    draft('page', 'en/cities/gambier.md', []),
    draft('answer', 'en/faq.yaml', ['items', 0]),
    draft('theirs', 'en/faq.yaml', ['items', 0], { isStale: true }),
    draft('sentence', 'en/faq.yaml', ['items', 1], { partOf: 'published' }),
    draft('frase', 'es/faq.yaml', ['items', 2], { partOf: 'published' }),
  ]
  const groups = [
    ['picture', 'described'],
    ['alt', 'texto'],
    ['page', 'link'],
    ['answer'],
    ['theirs'],
    ['sentence', 'frase'],
  ]
  expect(idsOf(drafts)).toEqual(groups)
})

test('sentences that name a changed fact belong to it, and those of no change are left over', () => {
  const changes = [
    change('', 'business.yaml', ['phone'], '555-0117', '583-0123'),
    change('en', 'en/faq.yaml', ['items', 0], 'Call 555-0117.', 'Call 583-0123.'),
    change('en', 'en/faq.yaml', ['items', 1], 'On Sunday.', 'On Monday.'),
  ]
  const { byGroup, rest } = changesOf(draftGroups([draft('phone', 'business.yaml', ['phone'])]), changes)
  expect(byGroup).toMatchObject([{ own: [changes[0]], elsewhere: [changes[1]] }])
  expect(rest).toEqual([changes[2]])
})

test('sentences taken out with a promise belong to it, and only its own switch is its sentence', () => {
  const changes = [
    change('', 'business.yaml', ['promises', 'insured'], 'true', 'false'),
    change('en', 'en/faq.yaml', ['items', 0], 'Insured. Call us.', 'Call us.'),
  ]
  const drafts = [
    draft('promise', 'business.yaml', ['promises', 'insured']),
    draft('sentence', 'en/faq.yaml', ['items', 0], { partOf: 'promise' }),
  ]
  const { byGroup, rest } = changesOf(draftGroups(drafts), changes)
  expect(byGroup).toMatchObject([{ own: [changes[0]], elsewhere: [changes[1]] }])
  expect(rest).toEqual([])
})

test('a removal whose texts changed meanwhile is one question, and other parts that no longer apply are none', () => {
  const isStale = true
  const drafts = [
    draft('page', 'en/services/gutters.md', [], { after: null, isStale }),
    draft('página', 'es/services/gutters.md', [], { after: null, isStale, partOf: 'page' }),
    draft('link', 'en/interface.yaml', ['nav'], { partOf: 'page' }),
    draft('promise', 'business.yaml', ['promises', 'insured']),
    draft('sentence', 'en/faq.yaml', ['items', 0], { partOf: 'promise' }),
    draft('reworded', 'en/faq.yaml', ['items', 1], { partOf: 'promise', isStale }),
    draft('theirs', 'business.yaml', ['name'], { isStale }),
  ]
  const { asked, fresh } = draftChoices(drafts)
  const ids = (groups: typeof asked) => groups.map((group) => group.map(({ id }) => id))
  expect(ids(asked)).toEqual([['page', 'página', 'link'], ['theirs']])
  expect(ids(fresh)).toEqual([['promise', 'sentence']])
})
