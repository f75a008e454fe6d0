import { expect, test } from 'vitest'
import { readContent } from '../read.ts'
import { plainPaths, sitePages, thanksPath } from './site-pages.ts'

const content = readContent()
const pages = sitePages(content)
const updated = (path: string) => pages.find((page) => page.path === path)?.updated

test("an article's date of change is `updated`, or else its date", () => {
  const [post] = content.posts
  expect(updated(`/blog/${post?.slug}`)).toBe(post?.updated ?? post?.date)
})

test('the list of articles changes with the newest one', () => {
  const days = content.posts.map(({ slug }) => updated(`/blog/${slug}`) ?? '')
  expect(updated('/blog')).toBe(days.toSorted().at(-1))
})

test('no two pages have one path, and the thanks page is not for search', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(plainPaths.filter((path) => !paths.includes(path))).toEqual([thanksPath])
})
