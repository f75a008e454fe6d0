import { expect, test } from 'vitest'
import { untranslated } from './untranslated.ts'

const changed = (file: string, path: (string | number)[], before: string | null = 'was', after = 'is') => ({
  file,
  path,
  before,
  after,
})

test('of a sentence that one language changes, the same field of the other language is named, and nothing else', () => {
  const drafts = [changed('en/faq.yaml', ['items', 0, 'answer']), changed('pricing.yaml', ['solar', 'small'])]
  expect(untranslated(drafts, ['en', 'es'])).toEqual([{ file: 'es/faq.yaml', path: ['items', 0, 'answer'] }])
  expect(untranslated(drafts, ['en'])).toEqual([])
})

test('of what the business says of itself, the words of the other language are named', () => {
  const drafts = [changed('business.yaml', ['shortTagline']), changed('business.yaml', ['defaults', 'title'])]
  expect(untranslated(drafts, ['en', 'es'])).toEqual([
    { file: 'es/facts.yaml', path: ['business', 'shortTagline'] },
    { file: 'es/facts.yaml', path: ['business', 'defaults', 'title'] },
  ])
})

test('a field that both languages change, a new field and a new page are not named', () => {
  const drafts = [
    changed('en/faq.yaml', ['items', 0, 'answer']),
    changed('es/faq.yaml', ['items']),
    changed('en/images.yaml', ['job-1'], null),
    changed('en/blog/new.md', [], null),
  ]
  expect(untranslated(drafts, ['en', 'es'])).toEqual([])
})

test('what a picture shows is named where another language has the words of the first one, new or not', () => {
  const said = (file: string, after: string) => changed(file, ['job-1'], null, after)
  const drafts = [said('en/images.yaml', 'A roof'), said('es/images.yaml', 'A roof')]
  expect(untranslated(drafts, ['en', 'es'])).toEqual([{ file: 'es/images.yaml', path: ['job-1'] }])
  const translated = [said('en/images.yaml', 'A roof'), said('es/images.yaml', 'Un techo')]
  expect(untranslated(translated, ['en', 'es'])).toEqual([])
})
