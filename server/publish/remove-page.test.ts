import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { gatherContent } from '../../content/schema/gather/gather-content.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { copyContent, readWords, wordFiles, writeWords } from './content-folder.ts'
import { withChange } from './draft-store.ts'
import { leaveOutUnoffered, removalDrafts } from './remove-page.ts'
import { sentencesNaming, sentencesPromising, stillNaming } from './sentences-naming.ts'

const applyRemoval = (root: string, file: string) => {
  const textOf = (name: string) => readWords(root, name)
  const request = { id: randomUUID(), file, path: [], before: textOf(file) ?? null, after: null }
  const site = { files: wordFiles(root), languages: ['en'], placesPath: '/ohio' }
  const made = removalDrafts(request, site, textOf)
  for (const name of new Set(made.map((one) => one.file))) {
    const text = made.filter(({ file }) => file === name).reduce(withChange, textOf(name))
    if (text === undefined) rmSync(join(root, name))
    else writeWords(root, name, text)
  }
}

test('each page can be removed without a mistake in the others', () => {
  const files = wordFiles(secondBusiness)
  for (const file of files.filter((one) => /^en\/(?:services|cities|blog)\//.test(one))) {
    const root = tempDir()
    copyContent(secondBusiness, root)
    applyRemoval(root, file)
    expect([file, ...gatherContent(root).list.all()]).toEqual([file])
  }
})

test('each service can be switched off: the content reads as after its removal, and all its words stay', () => {
  const textIn = (root: string) => wordFiles(root).map((file) => [file, readWords(root, file)])
  const files = wordFiles(secondBusiness)
  for (const file of files.filter((one) => one.startsWith('en/services/'))) {
    const before = readWords(secondBusiness, file) ?? ''
    const [root, removed] = [tempDir(), tempDir()]
    copyContent(secondBusiness, root)
    copyContent(secondBusiness, removed)
    expect(leaveOutUnoffered(root)).toBe(false)
    expect(textIn(root)).toEqual(textIn(secondBusiness))
    writeWords(root, file, before.replace('---\n', '---\noffered: false\n'))
    expect([file, ...gatherContent(root).list.all()]).toEqual([file])
    expect(leaveOutUnoffered(root)).toBe(true)
    applyRemoval(removed, file)
    expect(textIn(root)).toEqual(textIn(removed))
  }
})

test('towns without a page leave the lists of towns and ZIP codes with the pages', () => {
  const town = 'Nowhere'
  const facts = `coreCities: [Here, ${town}]\nzips: { Here: ['1'], ${town}: ['2'] }\n`
  const texts: Record<string, string> = { 'en/blog/one.md': '---\ntitle: One\n---\n', 'business.yaml': facts }
  const file = 'en/blog/one.md'
  const request = { id: randomUUID(), file, path: [], before: texts[file] ?? '', after: null }
  const site = { files: Object.keys(texts), languages: ['en'], placesPath: '/ohio', towns: [town] }
  const made = removalDrafts(request, site, (name) => texts[name])
  expect(made.map(({ path, after }) => [path.join('.'), after])).toEqual([
    ['', null],
    ['coreCities', ['Here']],
    [`zips.${town}`, null],
  ])
})

test('once no town is left without a travel fee, that of the business is one', () => {
  const texts: Record<string, string> = {
    'en/blog/one.md': '---\ntitle: One\n---\n',
    'business.yaml': 'coreCities: [Nowhere, Farther]\nbase: { city: Here }\n',
  }
  const request = { id: randomUUID(), file: 'en/blog/one.md', path: [], before: '---\ntitle: One\n---\n', after: null }
  const site = { files: Object.keys(texts), languages: ['en'], placesPath: '/ohio', towns: ['Nowhere', 'Farther'] }
  const made = removalDrafts(request, site, (name) => texts[name])
  expect(made.find(({ file }) => file === 'business.yaml')?.after).toEqual(['Here'])
})

test('words that only lose their link to a removed town still name it, and entries that go with it do not', () => {
  const files = {
    'en/cities/danville.md': '---\nname: Danville\n---\n\nGrapes.\n',
    'en/blog/prices.md':
      '---\ntitle: P\n---\n\n| Town | Miles |\n| --- | --- |\n| [Danville](/places/danville), Ohio | 9 |\n',
    'en/pages/home.yaml':
      'list: [{ text: "Danville", href: /places/danville }, { text: "Not Danville, Gambier", href: / }]\n',
  }
  const textOf = (file: string) => Object.entries(files).find(([name]) => name === file)?.[1]
  const request = {
    id: randomUUID(),
    file: 'en/cities/danville.md',
    path: [],
    before: textOf('en/cities/danville.md') ?? '',
  }
  const site = { files: Object.keys(files), languages: ['en'], placesPath: '/places' }
  const removal = removalDrafts({ ...request, after: null }, site, textOf)
  const contents = Object.entries(files).map(([path, text]) => ({
    language: 'en',
    files: [{ path, value: readField(path, text, []) }],
  }))
  expect(stillNaming(removal, contents)).toEqual([
    { file: 'en/blog/prices.md', path: ['body', 0], text: '| Danville, Ohio | 9 |' },
    { file: 'en/pages/home.yaml', path: ['list', 1, 'text'], text: 'Not Danville, Gambier' },
  ])
})

test('of a removed article those sentences are found that were a link to it, and are one no more', () => {
  const file = 'en/blog/prices.md'
  const text = 'Call us. The [price guide](/blog/prices) shows all. See [Gambier](/ohio/gambier).'
  const files = [
    { path: file, value: { title: 'What it costs' } },
    { path: 'en/pages/home.yaml', value: { lead: text } },
  ]
  const texts: Record<string, string> = {
    [file]: '---\ntitle: What it costs\n---\n',
    'en/pages/home.yaml': `lead: ${text}\n`,
  }
  const request = { id: randomUUID(), file, path: [], before: texts[file] ?? '', after: null }
  const site = { files: Object.keys(texts), languages: ['en'], placesPath: '/ohio' }
  const removal = removalDrafts(request, site, (name) => texts[name])
  expect(stillNaming(removal, [{ language: 'en', files }])).toEqual([
    { file: 'en/pages/home.yaml', path: ['lead'], text: 'The [price guide](/blog/prices) shows all.' },
  ])
})

test('of a removed service those sentences are found that offer it, in its own language', () => {
  const file = 'en/services/gutters.md'
  const sentences = {
    lead: 'Ladders, too. Clean gutters by Friday! Call us.',
    title: 'Gutter cleaning, twice',
    list: 'One crew for gutters, windows and roofs',
    other: 'Guttering',
    thing: 'Close the gutters, and mind the gutter.',
    label: { gutters: 'Gutter cleaning' },
    row: 'Gutters and downspouts',
    says: ['clean gutters'],
  }
  const files = [
    { path: file, value: { title: 'Gutter Cleaning', name: 'Gutters', job: 'gutters' } },
    { path: 'en/services/windows.md', value: { title: 'Window Cleaning', name: 'Windows' } },
    { path: 'en/services/roofs.md', value: { title: 'Roof Washing', name: 'Roofs' } },
    { path: 'en/pages/home.yaml', value: sentences },
    { path: 'es/pages/home.yaml', value: { title: 'Gutter cleaning' } },
  ]
  const removal = { id: randomUUID(), file, path: [], before: '', after: null }
  const found = stillNaming([removal], [{ language: 'en', files }])
  expect(found.filter((one) => one.file !== file).map(({ path, text }) => [path[0], text])).toEqual([
    ['lead', 'Clean gutters by Friday!'],
    ['title', sentences.title],
    ['list', sentences.list],
    ['row', sentences.row],
  ])
})

test('a line that goes with its promise does not promise it any more', () => {
  const topic = (name: string, conditions: object) => ({
    path: `en/assistant/topics/${name}.yaml`,
    value: { when: [{ with: conditions, answer: 'No.' }], answer: `Yes, licensed, as ${name} says.` },
  })
  const items = [{ text: 'Licensed and insured', promise: 'licensed' }, { text: 'Licensed since spring' }]
  const files = [
    { path: 'business.yaml', value: { promises: { licensed: false, insured: true } } },
    { path: 'en/pages/home.yaml', value: { promises: { items } } },
    { path: 'en/interface.yaml', value: { footer: 'A family business. Licensed and insured.' } },
    topic('own', { licensed: ['no'] }),
    topic('both', { licensed: ['no'], insured: ['no'] }),
  ]
  const found = sentencesPromising(['licensed'], [{ language: 'en', files }])
  expect(found.map(({ text }) => text)).toEqual([
    'Licensed since spring',
    'Licensed and insured.',
    // Its other answer is for an owner who promises neither.
    'Yes, licensed, as both says.',
  ])
})

test('the description of a picture names a place only while something shows the picture', () => {
  const files = [
    { path: 'en/images.yaml', value: { shown: 'A roof in Gambier', unseen: 'A tower in Gambier' } },
    { path: 'en/pages/home.yaml', value: { image: 'shown' } },
  ]
  const found = sentencesNaming(['Gambier'], [{ language: 'en', files }])
  expect(found.map(({ text }) => text)).toEqual(['A roof in Gambier'])
})
