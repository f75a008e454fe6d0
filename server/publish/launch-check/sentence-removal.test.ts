import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readField } from '../../../content/schema/edit/edit-file.ts'
import { contentRoot } from '../../../content/schema/read.ts'
import { valueAt } from '../../../contract/desk/field-diff.ts'
import type { ReadyRow } from '../../../contract/desk/getting-ready.ts'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { shippedPlaces } from '../../ops/launch-check/shipped-content.ts'
import { takeOutSite } from '../../testing/take-out-site.ts'
import { readWords } from '../content-folder.ts'
import { readyRows } from './ready-rows.ts'

test('sentences of a promise that is not made are taken out at once, and those that must stay are listed', async () => {
  const { site, call, write, untick, takeOut, drafts, listed } = await takeOutSite()
  write('en/faq.yaml', /(items:\n)/, '$1  - { question: Are you insured?, answer: "Yes. Ask us." }\n')
  write('en/interface.yaml', /(footer:\n {2}about: ).*/, '$1"We clean gutters. We’re insured. Since spring."')
  write('en/pages/services.yaml', "That's all we do, so we do it well.", 'We’re insured.')
  write('en/assistant/topics/guards.yaml', 'answer: ', 'answer: "No guards. We\'re insured: call {phone}." # ')
  expect(await takeOut()).toMatchObject({ isKept: true })
  expect(await drafts()).toEqual([])
  await untick()
  const before = await listed()
  expect(before.length).toBeGreaterThan(4)
  const id = randomUUID()
  expect(await takeOut(id)).toEqual({ isKept: true, isStale: false, mistakes: [] })
  expect((await listed()).map(({ file, path }) => [file, path.join()])).toEqual([
    ['en/pages/services.yaml', 'hero,lead'],
    // Its title is no sentence of the promise.
    ['en/pages/services.yaml', 'why,items,0,text'],
  ])
  const made = await drafts()
  const textOf = (file: string) => site.publisher.drafts.textWith(made, file, readWords(site.contentDir, file))
  const fieldIn = (file: string, ...path: (string | number)[]) => valueAt(readField(file, textOf(file), []), path)
  expect(textOf('en/faq.yaml')).not.toContain('Are you insured?')
  expect(fieldIn('en/interface.yaml', 'footer', 'about')).toBe('We clean gutters. Since spring.')
  expect(fieldIn('en/assistant/topics/guards.yaml', 'answer')).toBe('No guards. Call {phone}.')
  // The line of the home page is left out with the promise.
  expect(made.map(({ file, path }) => [file, path[0]])).not.toContainEqual(['en/pages/home.yaml', 'promises'])
  const changes = (await call('/site/changes', { body: { drafts: made.map((draft) => draft.id) } })).json()
  expect(changes.mistakes).toEqual([])
  // A repetition after a lost response changes nothing, and each draft can be taken back alone.
  await takeOut(id)
  expect(await drafts()).toHaveLength(made.length)
  const footer = made.find(({ file }) => file === 'en/interface.yaml')
  await call(`/site/drafts/${footer?.id}`, { method: 'DELETE' })
  expect(await listed()).toHaveLength(3)
})

test('with the promise its sentences are taken back, and a change of before is open again', async () => {
  const { call, write, untick, takeOut, drafts } = await takeOutSite()
  write('en/pages/services.yaml', "That's all we do, so we do it well.", 'We’re insured. Call us.')
  const path = ['hero', 'lead']
  const own = {
    id: randomUUID(),
    file: 'en/pages/services.yaml',
    path,
    before: 'We’re insured. Call us.',
    after: 'We’re insured. Write us.',
  }
  expect((await call('/site/drafts', { body: own })).json()).toMatchObject({ isKept: true })
  await untick()
  await takeOut()
  const [first, promise, ...sentences] = await drafts()
  expect(first).toMatchObject({ id: own.id, isStale: false })
  expect(sentences.map(({ partOf }) => partOf)).toEqual(sentences.map(() => promise?.id))
  expect(sentences).toContainEqual(expect.objectContaining({ path, before: own.after, after: 'Write us.' }))
  await call(`/site/drafts/${promise?.id}`, { method: 'DELETE' })
  expect(await drafts()).toMatchObject([{ id: own.id, after: own.after, isStale: false }])
})

test('a text that its page needs stays, also where the file already has the same mistake elsewhere', async () => {
  const { write, untick, takeOut, draftedField } = await takeOutSite()
  const file = 'en/pages/services.yaml'
  write(file, "That's all we do, so we do it well.", 'We’re insured.')
  write(file, /description: .*/, '# No description.')
  await untick()
  await takeOut()
  expect(await draftedField(file, 'hero', 'lead')).toBe('We’re insured.')
})

shippedTest('what still offers a removed service is listed from then on, and taken out at once', async () => {
  const { site, call, takeOut, drafts, listed, draftedField } = await takeOutSite({
    from: contentRoot,
    languages: () => ['en', 'es'],
  })
  const file = 'en/services/screen-cleaning.md'
  const removal = { id: randomUUID(), file, path: [], before: readWords(site.contentDir, file), after: null }
  expect((await call('/site/drafts', { body: removal })).json()).toMatchObject({ isKept: true })
  expect(await takeOut(randomUUID(), 'removed-services')).toEqual({ isKept: true, isStale: false, mistakes: [] })
  expect((await drafts()).length).toBeGreaterThan(30)
  const after = await listed('removed-services')
  // What a band, or a town's third reason to call, can't be without.
  expect(after.map(({ file, path }) => [file.replace(/[^/]+\.md$/, '*.md'), path.join('.')])).toEqual([
    ['en/pages/home.yaml', 'sideSlider.lead'],
    ['en/cities/*.md', 'benefits.1.text'],
    ['es/cities/*.md', 'benefits.1.text'],
  ])
  const rows = String(JSON.stringify(await draftedField('en/services/window-cleaning.md', 'prices', 'rows')))
  expect(rows).not.toContain('Screens')
  // Out of a list only the service goes.
  expect(await draftedField('en/pages/services.yaml', 'hero', 'lead')).toMatch(/panels, windows and businesses\. Have/)
  for (const code of ['en', 'es'])
    expect(String(await draftedField(`${code}/pages/home.yaml`, 'meta', 'keywords'))).not.toMatch(/screen|mosquiter/)
})

shippedTest('a removed service leaves only texts that a page needs, each of them listed', async () => {
  const { site, call, takeOut, drafts, draftedField } = await takeOutSite({
    from: contentRoot,
    languages: () => ['en', 'es'],
  })
  const file = 'en/services/solar-panel-cleaning.md'
  const removal = { id: randomUUID(), file, path: [], before: readWords(site.contentDir, file), after: null }
  expect((await call('/site/drafts', { body: removal })).json()).toMatchObject({ isKept: true })
  expect(await takeOut(randomUUID(), 'removed-services')).toMatchObject({ isKept: true })
  const all = (await drafts()).map(({ id }) => id)
  expect((await call('/site/changes', { body: { drafts: all } })).json()).toMatchObject({ mistakes: [] })
  for (const path of [
    ['hero', 'promise'],
    ['services', 'lead'],
  ])
    expect(await draftedField('en/pages/home.yaml', ...path)).toBe(null)
  for (const [code, title] of [
    ['en', /^Top Rated Window/],
    ['es', /^La limpieza de ventanas/],
  ] as const) {
    expect(await draftedField(`${code}/pages/home.yaml`, 'hero', 'title')).toMatch(title)
    expect(await draftedField(`${code}/pages/home.yaml`, 'stats', 'items')).toHaveLength(3)
    expect(JSON.stringify(await draftedField(`${code}/faq.yaml`, 'items'))).not.toMatch(/panel|solar/i)
  }
  expect(await draftedField('en/pages/blog.yaml', 'hero', 'title')).toBe('Straight answers about windows')
  const row = (await readyRows(site)()).rows.find(({ name }) => name === 'removed-services')
  expect(row?.fields).toEqual([])
  const needed = (row?.needed ?? []).map((one) => `${one.file} ${one.path.join('.')}`)
  expect(needed).toContain('en/pages/home.yaml hero.lead')
  expect(needed).toContain('en/images.yaml hero-wide')
})

test('sentences that name a place that the business does not serve are taken out, and those of its own places stay', async () => {
  const [[place = '']] = [shippedPlaces]
  const row: ReadyRow = { name: 'places', state: 'look', fields: [], names: [place, 'Gambier'], needed: [] }
  const ready = async () => ({ rows: [row], trouble: null, isDrafted: true })
  const { call, write, takeOut, drafts, draftedField } = await takeOutSite({ ready })
  write(
    'en/interface.yaml',
    /(footer:\n {2}about: ).*/,
    `$1"We clean gutters. Also in ${place}. Since spring in Gambier."`,
  )
  // A picture's description stays, because no picture is without one.
  write('en/images.yaml', /^porch: .*/m, `porch: "A porch in ${place}."`)
  const id = randomUUID()
  await takeOut(id, 'places')
  expect(await draftedField('en/interface.yaml', 'footer', 'about')).toBe('We clean gutters. Since spring in Gambier.')
  expect(await drafts()).toMatchObject([{ partOf: id }])
  await call(`/site/drafts/${id}`, { method: 'DELETE' })
  expect(await drafts()).toEqual([])
})

test('a page that is not published yet loses its sentences too', async () => {
  const { call, untick, takeOut, draftedField } = await takeOutSite()
  const text = 'Satisfaction guaranteed. We come when it rains.'
  const head = {
    ...{ name: 'Danville', county: 'Knox', order: 9, listName: 'Danville', image: 'porch', milesFromShop: 9 },
    ...{ title: 'Danville', description: text, meta: { title: 'Danville', description: text, keywords: ['Danville'] } },
  }
  const body = { id: randomUUID(), file: 'en/cities/danville.md', path: [], before: null, after: { head, body: '' } }
  expect((await call('/site/drafts', { body })).json().mistakes).toEqual([])
  await untick('satisfactionGuarantee')
  await takeOut()
  expect(await draftedField('en/cities/danville.md', 'description')).toBe('We come when it rains.')
})
