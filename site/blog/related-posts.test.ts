import { expect, test } from 'vitest'
import { relatedPosts } from './related-posts.ts'

const post = (slug: string, ...related: string[]) => ({ slug, related })
const newestFirst = [post('f'), post('e'), post('d'), post('c', 'a'), post('b'), post('a')]
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

test('named articles come first, then the newest others, up to three', () => {
  expect(slugs(relatedPosts(post('c', 'a'), newestFirst))).toEqual(['a', 'f', 'e'])
})

test('no article is related to itself or appears twice', () => {
  expect(slugs(relatedPosts(post('c', 'c', 'b', 'e', 'e'), newestFirst))).toEqual(['b', 'e', 'f'])
})
