import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { editedSite } from '../testing/edited-site.ts'

const meta = { title: 'Danville', description: 'In the hills.', keywords: ['Danville'] }
const given = { name: 'Danville', listName: 'Danville', order: 9, image: 'porch', title: 'Danville', meta }

test('a new town needs a county and a distance of its own, and no other fact', async () => {
  const { call } = await editedSite()
  const add = async (own: object) => {
    const head = { ...given, description: 'In the hills.', ...own }
    const draft = { file: 'en/cities/danville.md', path: [], before: null, after: { head, body: 'Hills.' } }
    return (await call('/site/drafts', { body: { id: randomUUID(), ...draft } })).json()
  }
  const refused = await add({ county: '' })
  expect(refused.isKept).toBe(false)
  expect(refused.mistakes.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual(['county', 'milesFromShop'])
  expect(await add({ county: 'Knox', milesFromShop: 12 })).toMatchObject({ isKept: true, mistakes: [] })
})
