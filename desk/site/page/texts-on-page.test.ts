import { expect, test } from 'vitest'
import type { SentenceChange } from '../../../contract/desk/site.ts'
import { textsOnPage } from './texts-on-page.ts'

const change = (name: string, said: Partial<SentenceChange>): SentenceChange => ({
  ...{ language: 'en', file: 'en/pages/home.yaml', path: ['title'], before: 'Old', after: name },
  place: { kind: name ? 'page' : 'everywhere', name },
  ...said,
})
const business = (key: string, before: string, after: string) =>
  change('', { language: '', file: 'business.yaml', path: [key], before, after })

const shown = textsOnPage(
  [
    change('/', {}),
    change('', { after: 'All' }),
    change('/blog', {}),
    change('/', { language: 'es' }),
    change('/', { before: null }),
    business('phone', '(740) 555-0117', '(740) 555-0199'),
    business('region', 'Hills', 'Coast'),
  ],
  { address: '/', language: 'en', removed: ['/ohio/danville'] },
)

test('a page’s own sentences come last, after those of all pages and of other pages', () => {
  const old = shown.texts.filter(({ before }) => before === 'Old').map(({ after }) => after)
  expect(old).toEqual(['/blog', 'All', '/'])
})

test('a new phone number is a fact as people read it and as links dial it, and a region is none', () => {
  expect(shown.facts).toEqual([
    { before: '(740) 555-0117', after: '(740) 555-0199' },
    { before: '+17405550117', after: '+17405550199' },
  ])
  expect(shown.texts).toContainEqual({ before: 'Hills', after: 'Coast' })
})
