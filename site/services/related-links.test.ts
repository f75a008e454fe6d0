import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { content } from '../content.ts'
import { relatedLinks } from './related-links.ts'

test('an article, a town and a service are found by slug', () => {
  const slugs = ['when-to-clean-gutters', 'gambier', 'window-cleaning']
  expect(relatedLinks(slugs, secondContent).map(({ href }) => href)).toEqual([
    '/blog/when-to-clean-gutters',
    '/ohio/gambier',
    '/window-cleaning',
  ])
})

test('every page named by a service exists', () => {
  for (const { related } of content.services) expect(relatedLinks(related, content)).toHaveLength(related.length)
})

test('an unknown slug stops the build', () => {
  expect(() => relatedLinks(['gutter-dancing'], secondContent)).toThrow('"gutter-dancing" is no article')
})
