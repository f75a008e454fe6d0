import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changesSchema, draftsSchema, hiddenWordsSchema } from '../../contract/desk/site.ts'
import { editedSite } from '../testing/edited-site.ts'
import { readWords, writeWords } from './content-folder.ts'

test('a name that makes titles too long leads to them, and the words for search engines show it before it is published', async () => {
  const { call } = await editedSite()
  const after = 'Kokosing Valley Gutter, Window and Downspout Care of Two Sisters'
  const draft = { id: randomUUID(), file: 'business.yaml', path: ['shortName'], before: 'Kokosing Care', after }
  await call('/site/drafts', { body: draft })
  const drafts = draftsSchema.parse((await call('/site/drafts')).json()).drafts.map(({ id }) => id)
  const { mistakes, wrong } = changesSchema.parse((await call('/site/changes', { body: { drafts } })).json())
  expect(mistakes.length).toBeGreaterThan(0)
  const title = { file: 'en/pages/blog.yaml', path: ['meta', 'title'], shown: `Notes | ${after}` }
  expect(wrong).toContainEqual(expect.objectContaining(title))
  const { groups } = hiddenWordsSchema.parse((await call('/site/words?language=en')).json())
  expect(groups.flatMap(({ fields }) => fields)).toContainEqual(expect.objectContaining(title))
  const chat = groups.find(({ kind }) => kind === 'chat')?.fields.map(({ path }) => path.slice(0, 3).join('.'))
  expect(new Set(chat)).toEqual(
    new Set(['title', 'greeting', 'fallback', 'suggestions'].map((name) => `profiles.business.${name}`)),
  )
})

test('a mistake in an article leads to its paragraph, not to the whole file', async () => {
  const { call, site } = await editedSite()
  const file = 'en/blog/when-to-clean-gutters.md'
  writeWords(
    site.contentDir,
    file,
    `${readWords(site.contentDir, file)}\nIt takes {pricing.durations.gutterz} hours.\n`,
  )
  const id = randomUUID()
  const draft = { id, file: 'business.yaml', path: ['shortName'], before: 'Kokosing Care', after: 'Kokosing Co' }
  await call('/site/drafts', { body: draft })
  const { wrong } = changesSchema.parse((await call('/site/changes', { body: { drafts: [id] } })).json())
  expect(wrong).toEqual([expect.objectContaining({ file, value: 'It takes {pricing.durations.gutterz} hours.' })])
})
