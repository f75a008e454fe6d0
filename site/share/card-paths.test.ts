import { expect, test } from 'vitest'
import { sitePages } from '../../content/schema/pages/site-pages.ts'
import { content } from '../content.ts'
import { titleSize } from './card.ts'
import { cardName, cardPaths } from './card-paths.ts'

const pages = sitePages(content)

test('no two pages share a card', () => {
  expect(new Set(pages.map(({ path }) => cardName(path))).size).toBe(pages.length)
})

test('every picture on a card exists', () => {
  for (const { image } of pages) expect(content.pictures).toHaveProperty([image])
})

test("a page without a card uses the home page's", () => {
  expect(cardPaths(pages)('/gallery')).toBe('/share/gallery.jpg')
  expect(cardPaths(pages)('/404')).toBe('/share/home.jpg')
})

test('a longer title never gets larger type', () => {
  const sizes = [10, 30, 50, 80].map((length) => titleSize('x'.repeat(length)))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})
