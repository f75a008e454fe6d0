import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesSchema } from '../../contract/desk/edit-page.ts'
import { foundFieldsSchema } from '../../contract/desk/site.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { openPages } from '../http/built-site.ts'
import { editedSite } from '../testing/edited-site.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { writePages } from '../testing/test-app.ts'

const blogPage = () => {
  const site = join(tempDir(), 'site')
  writePages(site, { 'blog/when-to-clean-gutters/index.html': '<!doctype html><title>Ice</title><p>Ice</p>' })
  return openPages({ site, policies: join(site, '../csp.json') })
}

const head = {
  id: 90,
  title: 'Why downspouts clog',
  excerpt: 'Leaves stay in the bend.',
  date: '2026-11-27',
  category: 'Gutters',
  readTime: '1 min',
  image: 'porch',
  related: [],
  sources: [],
  questions: [],
  meta: { title: 'Why downspouts clog', description: 'Leaves stay in the bend.', keywords: ['downspouts'] },
}

test('a new article is a page before it is published, in the place of another one, and each of its texts can be tapped', async () => {
  const pages = blogPage()
  const { call } = await editedSite({ pages: () => pages })
  const listed = async () => pagesSchema.parse((await call('/site/pages')).json()).pages
  expect(await listed()).toHaveLength(1)
  const file = 'en/blog/why-downspouts-clog.md'
  const after = { head, body: '## Where leaves go\n\n- Down the **pipe**\n- Into the bend' }
  await call('/site/drafts', { body: { id: randomUUID(), file, path: [], before: null, after } })
  const [, added] = await listed()
  expect(added).toEqual({
    language: 'en',
    address: '/blog/why-downspouts-clog',
    title: 'Why downspouts clog',
    added: { file, model: '/blog/when-to-clean-gutters' },
  })
  const tap = async (text: string) => {
    const body = { language: 'en', page: added?.address, texts: [text] }
    const { fields } = foundFieldsSchema.parse((await call('/site/find', { body })).json())
    return fields.map(({ path }) => path.join('.'))
  }
  expect(await tap('Why downspouts clog')).toEqual(['title'])
  expect(await tap('Leaves stay in the bend.')).toEqual(['excerpt'])
  expect(await tap('Where leaves go')).toEqual(['body.0'])
  expect(await tap('Down the pipe')).toEqual(['body.1'])
})

test('a page that a draft removes says so in the list of pages, until the draft is taken back', async () => {
  const pages = blogPage()
  const { call } = await editedSite({ pages: () => pages })
  const listed = async () => pagesSchema.parse((await call('/site/pages')).json()).pages
  const file = 'en/blog/when-to-clean-gutters.md'
  const before = readFileSync(join(secondBusiness, file), 'utf8')
  const id = randomUUID()
  await call('/site/drafts', { body: { id, file, path: [], before, after: null } })
  expect((await listed()).map(({ isRemoved }) => isRemoved)).toEqual([true])
  await call(`/site/drafts/${id}`, { method: 'DELETE' })
  expect((await listed()).map(({ isRemoved }) => isRemoved)).toEqual([undefined])
})
