import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { relatedLinks } from './related-links.ts'

test('an article, a place and a service are found by their slugs', () => {
  const slugs = ['when-to-clean-gutters', 'gambier', 'window-cleaning']
  expect(relatedLinks(slugs, secondContent).map(({ href }) => href)).toEqual([
    '/blog/when-to-clean-gutters',
    '/ohio/gambier',
    '/window-cleaning',
  ])
})

test('every page that a service names exists', () => {
  for (const { related } of content.services) expect(relatedLinks(related, content)).toHaveLength(related.length)
})

test('a page that does not exist stops the build', () => {
  expect(() => relatedLinks(['gutter-dancing'], secondContent)).toThrow('"gutter-dancing" is no article')
})
