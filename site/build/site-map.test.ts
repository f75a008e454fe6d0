import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { lastChanges } from './site-map.ts'

const content = readContent()
const changes = lastChanges(content)

test('an article changed when it says so, and else when it was written', () => {
  const [post] = content.posts
  expect(changes.get(`/blog/${post?.slug}`)).toBe(post?.updated ?? post?.date)
})

test('the list of articles changed with the newest of them', () => {
  const days = content.posts.map(({ slug }) => changes.get(`/blog/${slug}`) ?? '')
  expect(changes.get('/blog')).toBe(days.toSorted().at(-1))
})
