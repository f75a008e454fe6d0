import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editedSite } from '../../testing/edited-site.ts'

const photo = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

const start = async () => {
  const { call, site } = await editedSite()
  const use = async (name: string, width: number) => {
    const { file } = await site.pictures.add(await photo(width))
    const body = { id: randomUUID(), name, file, isOwn: true, alt: { en: 'A roof' } }
    return (await call('/site/pictures/use', { body })).json()
  }
  const choose = async (field: object) => (await call('/site/drafts', { body: { id: randomUUID(), ...field } })).json()
  return { call, use, choose }
}

const tooNarrow = (width: number, least: number) =>
  `This picture is ${width} pixels wide, and here it has to be ${least}: choose a larger one.`

test('a photograph that is too narrow for one of its places is refused before it is a draft', async () => {
  const { call, use } = await start()
  expect(await use('house', 1500)).toMatchObject({
    isKept: false,
    mistakes: [{ file: 'images.yaml', path: ['house'], text: tooNarrow(1500, 1600) }],
  })
  expect((await call('/site/drafts')).json()).toEqual({ drafts: [] })
  expect(await use('house', 1600)).toMatchObject({ isKept: true })
})

test('a field refuses a picture that is too narrow for it, also one that is not published yet, and takes a drawing', async () => {
  const { use, choose } = await start()
  expect(await use('yard', 1000)).toMatchObject({ isKept: true })
  const hero = { file: 'en/pages/home.yaml', path: ['hero', 'images', 'wide'], before: 'house' }
  expect(await choose({ ...hero, after: 'yard' })).toMatchObject({
    mistakes: [{ file: hero.file, path: hero.path, text: tooNarrow(1000, 1600) }],
  })
  expect(await choose({ ...hero, after: 'porch' })).toMatchObject({ isKept: true })
})
