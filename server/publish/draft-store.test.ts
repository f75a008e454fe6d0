import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { middle } from '../../contract/desk/site.ts'
import { testDesk } from '../testing/test-desk.ts'
import { draftStore, type NewDraft } from './draft-store.ts'
import { pictureDrafts } from './pictures/site-pictures.ts'

const now = new Date('2026-05-01T10:00:00.000Z')
const home = 'hero:\n  title: Clean\n  lead: Glass\nlist:\n  - one\n  - two\n'

const start = async () => {
  const { storage, enter } = await testDesk()
  const files: Record<string, string> = { 'en/pages/home.yaml': home }
  const { id: olga } = await enter('Olga', 'owner')
  const { id: maria } = await enter('Maria', 'helper')
  return { drafts: draftStore(storage, (file) => files[file]), files, olga, maria }
}

const draft = (more: Partial<NewDraft> = {}): NewDraft => ({
  id: randomUUID(),
  file: 'en/pages/home.yaml',
  path: ['hero', 'title'],
  before: 'Clean',
  after: 'Shiny',
  ...more,
})

test('a draft equal to the published value leaves nothing to publish', async () => {
  const { drafts, olga } = await start()
  await drafts.save([draft()], olga, now)
  await drafts.save([draft({ before: 'Shiny', after: 'Clean' })], olga, now)
  expect(await drafts.open()).toEqual([])
})

test('a draft of a field that was changed in the files is stale, and the next one of the field replaces it', async () => {
  const { drafts, files, olga } = await start()
  await drafts.save([draft()], olga, now)
  files['en/pages/home.yaml'] = home.replace('Clean', 'By hand')
  expect(await drafts.open()).toMatchObject([{ isStale: true, now: 'By hand' }])
  await drafts.save([draft({ before: 'By hand', after: 'Shiny' })], olga, now)
  expect(await drafts.open()).toMatchObject([{ before: 'By hand', after: 'Shiny', isStale: false }])
})

test('a draft of what somebody else wrote meanwhile asks nothing', async () => {
  const { drafts, files, olga } = await start()
  await drafts.save([draft()], olga, now)
  files['en/pages/home.yaml'] = home.replace('Clean', 'Shiny')
  expect(await drafts.open()).toEqual([])
})

test('an item is added to a list, a field of it changed, and an item removed', async () => {
  const { drafts, olga } = await start()
  await drafts.save([draft({ path: ['list', 2], before: null, after: 'three' })], olga, now)
  await drafts.save([draft({ path: ['list', 0], before: 'one', after: null })], olga, now)
  const open = await drafts.open()
  expect(drafts.textWith(open, 'en/pages/home.yaml', home)).toBe(
    'hero:\n  title: Clean\n  lead: Glass\nlist:\n  - two\n  - three\n',
  )
})

test('a whole file is added and deleted', async () => {
  const { drafts, olga } = await start()
  const file = 'en/blog/new.md'
  await drafts.save([draft({ file, path: [], before: null, after: '---\ntitle: A\n---\n\nText.\n' })], olga, now)
  await drafts.save([draft({ file, path: ['title'], before: 'A', after: 'B' })], olga, now)
  expect(drafts.textWith(await drafts.open(), file, undefined)).toBe('---\ntitle: "B"\n---\n\nText.\n')
})

test('a path that the content does not have is rejected', async () => {
  const { drafts, olga } = await start()
  for (const wrong of [
    { path: ['nothing', 'here'], before: null },
    { file: 'en/none.yaml', before: null },
    { path: ['list', 9], before: null },
  ])
    await expect(drafts.save([draft(wrong)], olga, now)).rejects.toMatchObject({ code: 'not-found' })
  expect(await drafts.open()).toEqual([])
})

test('a dropped draft stays dropped when it is sent again', async () => {
  const { drafts, olga } = await start()
  const first = draft()
  await drafts.save([first], olga, now)
  await drafts.drop(first.id)
  await drafts.save([first], olga, now)
  expect(await drafts.open()).toEqual([])
})

test('another photograph replaces the first with its text, and a text that is changed alone is taken back alone', async () => {
  const { drafts, files, olga } = await start()
  Object.assign(files, { 'images.yaml': 'roof: { file: a.jpg }\n', 'en/images.yaml': 'roof: A roof\n' })
  const place = async (file: string, alt: string) => {
    const open = await drafts.open()
    const picture = { id: randomUUID(), name: 'roof', file, isOwn: true as const, alt: { en: alt }, focus: middle }
    await drafts.save(
      pictureDrafts(picture, (name) => drafts.textWith(open, name, files[name])),
      olga,
      now,
    )
  }
  await place('b.jpg', 'Our roof')
  await place('c.jpg', 'Her roof')
  const [photograph, ...texts] = await drafts.open()
  expect(photograph).toMatchObject({ after: { file: 'c.jpg' }, partOf: null })
  expect(texts).toMatchObject([{ after: 'Her roof', partOf: photograph?.id }])
  const alone = draft({ file: 'en/images.yaml', path: ['roof'], before: 'Her roof', after: 'His roof' })
  await drafts.save([alone], olga, now)
  await drafts.drop(alone.id)
  expect(await drafts.open()).toMatchObject([{ id: photograph?.id }])
})
