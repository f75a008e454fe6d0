import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { relatedLinks } from './related-links.ts'

test('an article, a place and a service are found by their slugs', () => {
  const slugs = ['professional-vs-diy-solar-panel-cleaning-which-is-better', 'hanford', 'window-cleaning']
  expect(relatedLinks(slugs, content).map(({ href }) => href)).toEqual([
    '/blog/professional-vs-diy-solar-panel-cleaning-which-is-better',
    '/california/hanford',
    '/window-cleaning',
  ])
})

test('every page that a service names exists', () => {
  for (const { related } of content.services) expect(relatedLinks(related, content)).toHaveLength(related.length)
})

test('a page that does not exist stops the build', () => {
  expect(() => relatedLinks(['gutter-dancing'], content)).toThrow('"gutter-dancing" is no article')
})
