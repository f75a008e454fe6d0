import { expect, test } from 'vitest'
import { neighborsOf, relatedPosts } from './related-posts.ts'

const post = (slug: string, ...related: string[]) => ({ slug, related })
const newestFirst = [post('f'), post('e'), post('d'), post('c', 'a'), post('b'), post('a')]
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

test('named articles come first, then the newest others, up to three', () => {
  expect(slugs(relatedPosts(post('c', 'a'), newestFirst))).toEqual(['a', 'f', 'e'])
})

test('an article is related neither to itself nor to its neighbors, and no article appears twice', () => {
  expect(slugs(relatedPosts(post('c', 'c', 'b', 'e', 'e'), newestFirst))).toEqual(['e', 'f', 'a'])
})

test('the previous article is the older one, the next article the newer one', () => {
  expect(neighborsOf(post('c'), newestFirst)).toMatchObject({ previous: { slug: 'b' }, next: { slug: 'd' } })
})

test('the oldest article has no previous one, the newest no next one', () => {
  expect(neighborsOf(post('a'), newestFirst).previous).toBeUndefined()
  expect(neighborsOf(post('f'), newestFirst).next).toBeUndefined()
})
